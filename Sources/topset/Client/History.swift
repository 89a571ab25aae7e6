import ArgumentParser
struct History: AsyncParsableCommand {}

import ArgumentParser
struct Programs: AsyncParsableCommand {}

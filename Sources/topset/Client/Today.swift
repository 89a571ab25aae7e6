import ArgumentParser
struct Today: AsyncParsableCommand {}

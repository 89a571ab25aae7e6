import ArgumentParser
struct Plans: AsyncParsableCommand {}

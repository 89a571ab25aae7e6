import ArgumentParser
struct Suggestions: AsyncParsableCommand {}

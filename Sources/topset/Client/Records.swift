import ArgumentParser
struct Records: AsyncParsableCommand {}

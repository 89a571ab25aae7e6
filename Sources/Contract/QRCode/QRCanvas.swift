/// The square on which a QR code is drawn: first what every code of the version has, then the data, then a mask.
struct QRCanvas {
    private let size: Int
    private var dark: [Bool]
    /// What belongs to the pattern, and is neither data nor masked.
    private var isFixed: [Bool]

    init(_ version: QRVersion) {
        size = version.size
        dark = [Bool](repeating: false, count: size * size)
        isFixed = dark
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
        for row in version.alignment {
            for column in version.alignment where !isFinder(row, column) { drawAlignment(row, column) }
        }
        drawFormat(mask: 0)
        if version.number >= 7 { drawVersion(version.number) }
    }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard (0..<size).contains(row), (0..<size).contains(column) else { return }
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    // MARK: What every code has

    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for across in -4...4 {
                let ring = max(abs(down), abs(across))
                set(row + down, column + across, ring != 2 && ring != 4)
            }
        }
    }

    private func isFinder(_ row: Int, _ column: Int) -> Bool {
        (row == 6 && column == 6) || (row == 6 && column == size - 7) || (row == size - 7 && column == 6)
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        for down in -2...2 {
            for across in -2...2 { set(row + down, column + across, max(abs(down), abs(across)) != 1) }
        }
    }

    /// The level M and the mask, twice.
    private mutating func drawFormat(mask: Int) {
        var remainder = mask
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (mask << 10 | remainder) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(index, 8, bit(index)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for index in 9..<15 { set(8, 14 - index, bit(index)) }
        for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
        for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
        set(size - 8, 8, true)
    }

    /// The version, twice.
    private mutating func drawVersion(_ number: Int) {
        var remainder = number
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1f25 }
        let bits = number << 12 | remainder
        for index in 0..<18 {
            let (far, near) = (size - 11 + index % 3, index / 3)
            set(near, far, bits >> index & 1 == 1)
            set(far, near, bits >> index & 1 == 1)
        }
    }

    // MARK: Data

    /// Writes the codewords in columns of two, upwards and downwards in turn, from the right.
    mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let row = (right + 1) & 2 == 0 ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] && bit < 8 * codewords.count {
                    dark[row * size + column] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
            right -= 2
        }
    }

    // MARK: Mask

    /// The modules under the mask that is easiest to read.
    func masked() -> [Bool] {
        var best: (penalty: Int, modules: [Bool])?
        for mask in 0..<8 {
            var candidate = self
            candidate.drawFormat(mask: mask)
            candidate.apply(mask)
            let penalty = candidate.penalty
            if best == nil || penalty < best!.penalty { best = (penalty, candidate.dark) }
        }
        return best!.modules
    }

    private mutating func apply(_ mask: Int) {
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] && Self.inverts(mask, row, column) {
                dark[row * size + column].toggle()
            }
        }
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    /// How hard it is to read (ISO/IEC 18004 section 7.8.3): runs, squares, what looks like a finder, and an uneven balance.
    private var penalty: Int {
        var penalty = 0
        for line in 0..<size {
            penalty += linePenalty { dark[line * size + $0] } + linePenalty { dark[$0 * size + line] }
        }
        for row in 0..<(size - 1) {
            for column in 0..<(size - 1) {
                let first = dark[row * size + column]
                if first == dark[row * size + column + 1], first == dark[(row + 1) * size + column],
                    first == dark[(row + 1) * size + column + 1]
                {
                    penalty += 3
                }
            }
        }
        var count = 0
        for module in dark where module { count += 1 }
        return penalty + abs(count * 20 - size * size * 10) / (size * size) * 10
    }

    private func linePenalty(_ module: (Int) -> Bool) -> Int {
        var penalty = 0
        var run = 0
        for index in 0..<size {
            if index > 0, module(index) == module(index - 1) { run += 1 } else { run = 1 }
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
        }
        /// Whether four modules are light; beyond the ends they are.
        func isLight(_ from: Int) -> Bool {
            for index in max(0, from)..<max(0, min(size, from + 4)) where module(index) { return false }
            return true
        }
        for start in 0...(size - 7) where module(start) && !module(start + 1) && module(start + 2) && module(start + 3)
        {
            guard module(start + 4), !module(start + 5), module(start + 6) else { continue }
            if isLight(start - 4) || isLight(start + 7) { penalty += 40 }
        }
        return penalty
    }
}

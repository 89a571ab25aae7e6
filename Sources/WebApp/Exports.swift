#if arch(wasm32)
    import Screens

    /// The one running app. Globals of this file are made when they are first used.
    nonisolated(unsafe) private var program = Program()
    /// The bytes of the last answer, valid until the next call.
    nonisolated(unsafe) private var answer = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 8)

    /// Memory for a message.
    @_expose(wasm, "alloc") @_cdecl("alloc")
    public func alloc(_ size: Int32) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(size)), alignment: 8)
    }

    /// Takes one message, frees it, and answers with the batch: its length, then its bytes.
    @_expose(wasm, "send") @_cdecl("send")
    public func send(_ kind: Int32, _ pointer: UnsafeMutableRawPointer, _ length: Int32) -> UnsafeMutableRawPointer {
        let message = [UInt8](UnsafeRawBufferPointer(start: pointer, count: max(0, Int(length))))
        pointer.deallocate()
        let batch = program.receive(UInt8(truncatingIfNeeded: kind), message)
        answer.deallocate()
        answer = UnsafeMutableRawPointer.allocate(byteCount: 4 + batch.count, alignment: 8)
        answer.storeBytes(of: UInt32(batch.count).littleEndian, as: UInt32.self)
        batch.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
            (answer + 4).copyMemory(from: start, byteCount: bytes.count)
        }
        return answer
    }
#endif

extension ProgramBlueprint {
    public func withKeys() -> ProgramBlueprint { self }
}

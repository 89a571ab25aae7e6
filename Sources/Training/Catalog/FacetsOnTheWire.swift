public import Wire

extension Muscle: WireEnum {}
extension Equipment: WireEnum {}
extension MovementPattern: WireEnum {}
extension LoadKind: WireEnum {}
extension Measure: WireEnum {}
extension ExerciseCategory: WireEnum {}
extension RoutineType: WireEnum {}

import Contract
import Hummingbird
import Service
import Training

/// Who trains, and what for.
func addProfileRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .profile, .knowledge,
            "Who trains, what for, how often, and the program that is followed; null where nothing was said. Unit, rest and effort are in the settings."
        ).answers(LifterProfile.self)
    ) { exchange in Reply(try await service.profile(exchange.user)) }
    routes.add(
        Operation(.saveProfile, .knowledge, "Replaces the profile.").takes(Profile.self).answers(LifterProfile.self)
    ) { exchange in Reply(try await service.save(exchange.user, try await exchange.body(Profile.self))) }
}

import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// Phones and browsers that sign in with a code.
///
/// - Parameter asNamed: whether the lifter of a server without accounts has no say here.
func addDeviceRoutes(
    _ routes: inout RouteTable, _ service: TopsetService, _ network: NetworkAccess?, asNamed: Bool
) {
    routes.add(
        Operation(
            .pairDevice, .accounts,
            "Makes a signed-in device of whoever has a code: it answers with a session cookie, or with a token where that is "
                + "asked for. A code is used up by it."
        ).takes(PairDevice.self).answers(Device.self, .created).withoutKey()
    ) { exchange in
        let asked = try await exchange.body(PairDevice.self)
        var device = try await service.pair(asked, asNamed: asNamed)
        let secret = device.secret
        device.current = true
        if !asked.wantsToken { device.secret = nil }
        var reply = Reply(device, .created)
        if !asked.wantsToken { reply.headers[.setCookie] = exchange.cookie.field(secret) }
        return reply
    }
    routes.add(
        Operation(
            .makePairingCode, .accounts,
            "Makes a code that pairs one device within ten minutes, and says where a phone finds the server."
        )
        .answers(PairingCode.self, .created).withoutKey()
    ) { exchange in
        var code = try await service.makePairingCode(exchange.user)
        if let url = exchange.address(network) {
            code.url = url + "/pair#" + code.code
            code.drawing = code.url.flatMap { QRCode($0) }.map { PairingCode.Drawing(size: $0.size, path: $0.path) }
            code.certificateURL = network?.certificateURL
        }
        return Reply(code, .created)
    }
    routes.add(
        Operation(.signOut, .accounts, "Ends the device that asks, and lets its browser forget the cookie.")
            .answers(DoneAnswer.self).withoutKey()
    ) { exchange in
        if let device = exchange.device { try await service.revokeDevice(exchange.user, device) }
        var reply = Reply(DoneAnswer())
        reply.headers[.setCookie] = exchange.cookie.field(nil)
        return reply
    }
    routes.add(
        Operation(.devices, .accounts, "The user's paired devices.")
            .query(.limit).query(.cursor).answers(Page<Device>.self)
    ) { exchange in try exchange.page(try await service.devices(exchange.user, current: exchange.device)) }
    routes.add(
        Operation(.revokeDevice, .accounts, "Ends a paired device, at once.").answers(DoneAnswer.self)
    ) { exchange in
        try await service.revokeDevice(exchange.user, exchange.id(what: "device"))
        return Reply(DoneAnswer())
    }
}

extension Exchange {
    fileprivate var cookie: SessionCookie { SessionCookie(isSecure: origin?.isSecure ?? false) }

    /// Where a phone finds the server: as it is known to itself, or as the one who asks over TLS sees it, through a proxy.
    fileprivate func address(_ network: NetworkAccess?) -> String? {
        if let network { return network.url }
        guard let origin, origin.isSecure else { return nil }
        return origin.text
    }
}

import FoundationEssentials
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Sparing the machine", .takesTurns)
struct SystemPowerTests {
  private let folder = TemporaryFolder()

  private func supply(_ name: String, _ properties: [String: String]) throws {
    let path = folder.path + "/power/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (property, value) in properties {
      try Data((value + "\n").utf8).write(to: URL(filePath: path + "/" + property))
    }
  }

  private var power: SystemPower { SystemPower(environment: folder.ownPrograms, supplies: folder.path + "/power") }

  @Test("a machine without batteries and without NetworkManager is not spared")
  func desktop() async {
    #expect(await power.savingReason() == nil)
  }

  @Test("a battery that gives power is spared, unless a charger is on")
  func battery() async throws {
    try supply("BAT0", ["type": "Battery", "status": "Discharging"])
    #expect(await power.savingReason() == .battery)
    try supply("AC", ["type": "Mains", "online": "0"])
    #expect(await power.savingReason() == .battery)
    try supply("AC", ["type": "Mains", "online": "1"])
    #expect(await power.savingReason() == nil)
  }

  @Test("a charger of a device does not charge the machine")
  func chargerOfDevice() async throws {
    try supply("BAT0", ["type": "Battery", "status": "Discharging"])
    try supply("tablet", ["type": "Mains", "scope": "Device", "online": "1"])
    #expect(await power.savingReason() == .battery)
    try supply("usb", ["type": "USB", "scope": "System", "online": "1"])
    #expect(await power.savingReason() == nil)
  }

  @Test("batteries of devices and full ones do not count")
  func others() async throws {
    try supply("mouse", ["type": "Battery", "scope": "Device", "status": "Discharging"])
    try supply("BAT0", ["type": "Battery", "status": "Full"])
    #expect(await power.savingReason() == nil)
  }

  @Test(
    "a metered network is spared",
    arguments: [("u 1", true), ("u 3", true), ("u 2", false), ("u 4", false), ("", false)])
  func metered(answer: String, isMetered: Bool) async throws {
    try await folder.makeProgram("busctl", "echo '\(answer)'")
    #expect(await power.savingReason() == (isMetered ? .metered : nil))
  }

  @Test("a bus that does not answer in time is not metered")
  func slow() async throws {
    try await folder.makeProgram("busctl", "echo 'u 1'; exec /bin/sleep 600")
    let start = ContinuousClock.now
    let power = SystemPower(
      environment: folder.ownPrograms, supplies: folder.path + "/power", patience: .seconds(1))
    #expect(await power.savingReason() == nil)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("a bus that fails is not metered")
  func failing() async throws {
    try await folder.makeProgram("busctl", "echo 'u 1'; exit 1")
    #expect(await power.savingReason() == nil)
  }
}

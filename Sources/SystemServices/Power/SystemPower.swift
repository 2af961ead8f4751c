import FoundationEssentials
import NewsDomain

/// Whether the machine runs on battery (Linux's `/sys/class/power_supply`), and whether its network is metered,
/// according to NetworkManager on the system's D-Bus.
package struct SystemPower: PowerAndNetwork {
  /// `busctl` is a part of systemd.
  private static let question = [
    "busctl", "--system", "get-property", "org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager",
    "org.freedesktop.NetworkManager", "Metered",
  ]
  /// The answers for yes, and for a guessed yes.
  private static let metered = ["u 1", "u 3"]

  private let environment: [String: String]
  private let supplies: String
  private let patience: Duration

  /// - Parameters:
  ///   - supplies: the folder with one folder for each battery and charger.
  ///   - patience: the longest time that NetworkManager may take to answer.
  package init(
    environment: [String: String], supplies: String = "/sys/class/power_supply", patience: Duration = .seconds(2)
  ) {
    self.environment = environment
    self.supplies = supplies
    self.patience = patience
  }

  package func savingReason() async -> SavingReason? {
    if isOnBattery { return .battery }
    return await isMetered ? .metered : nil
  }

  /// Whether a battery of the machine itself supplies power, and no charger does.
  private var isOnBattery: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: supplies)) ?? []
    var isDischarging = false
    for name in names {
      func value(_ property: String) -> String? {
        let path = "\(supplies)/\(name)/\(property)"
        return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self).trimmed }
      }
      // Batteries of mice, and chargers of drawing tablets, have the scope of a device.
      if value("scope") == "Device" { continue }
      switch value("type") {
      case "Battery"?: if value("status") == "Discharging" { isDischarging = true }
      case nil: break
      default: if value("online") == "1" { return false }
      }
    }
    return isDischarging
  }

  private var isMetered: Bool {
    get async {
      let ending = try? await ChildProcess.run(
        Self.question, environment: environment, input: .nothing, output: .captured(limit: 1_000),
        patience: patience, isGroup: true)
      guard let ending, ending.status == 0 else { return false }
      return Self.metered.contains(String(decoding: ending.output, as: UTF8.self).trimmed)
    }
  }
}

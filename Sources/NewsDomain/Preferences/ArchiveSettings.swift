/// Whether articles are stored, and for how long.
package struct ArchiveSettings: Sendable, Equatable {
  /// Whether articles are added.
  package var isOn: Bool
  /// How many days articles are stored after they were last seen; `nil` for ever. Saved ones are never deleted.
  package var days: Int?
  /// The address of the server with the archive; `nil` for a file on this machine.
  package var address: String?

  /// The allowed numbers of days.
  package static let limits = 1...36_500

  package init(isOn: Bool = true, days: Int? = nil, address: String? = nil) {
    self.isOn = isOn
    self.days = days
    self.address = address
  }
}

/// Whether and for how long articles are kept.
package struct ArchiveSettings: Sendable, Equatable {
  /// Whether articles are added.
  package var isOn: Bool
  /// How long articles are kept after they were last seen, in days; `nil` for ever. Saved ones are always kept.
  package var days: Int?
  /// The address of the server that has the archive; `nil` for a file of this machine.
  package var address: String?

  /// The numbers of days for which articles can be kept.
  package static let limits = 1...36_500

  package init(isOn: Bool = true, days: Int? = nil, address: String? = nil) {
    self.isOn = isOn
    self.days = days
    self.address = address
  }
}

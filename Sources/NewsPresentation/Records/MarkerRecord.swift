import NewsDomain

/// A country on the map, for programs.
struct MarkerRecord: Record {
  static var type: StaticString { "country" }

  let number: Int
  let distance: CountryDistance
  var cluster: CountryCluster?
  var headlines: Int?

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("code", .column(2)) { $0.distance.country.code }
    fields.field("name", .column(3)) { $0.distance.country.name(in: .standard) }
    fields.field("latitude", .column(4)) { $0.distance.country.centroid.latitude }
    fields.field("longitude", .column(5)) { $0.distance.country.centroid.longitude }
    fields.field("distanceKm", .column(6)) { $0.distance.tenths }
    fields.field("n", .column(1)) { $0.number }
    fields.field("headlines", when: { $0.headlines != nil }) { $0.headlines ?? 0 }
    fields.object("cluster", when: { $0.headlines == nil }, isPresent: { $0.ofSeveral != nil }) { fields in
      fields.field("count") { $0.ofSeveral?.countries.count ?? 0 }
      fields.field("latitude") { $0.ofSeveral?.centroid.latitude.hundredths ?? 0 }
      fields.field("longitude") { $0.ofSeveral?.centroid.longitude.hundredths ?? 0 }
    }
    fields.field("count", .onlyColumn(7)) { $0.headlines ?? $0.cluster?.countries.count ?? 1 }
  }
}

extension MarkerRecord {
  /// The cluster, if it has more than one country.
  private var ofSeveral: CountryCluster? { cluster.flatMap { $0.single == nil ? $0 : nil } }
}

extension Double {
  /// The number rounded to two decimals.
  var hundredths: Double { (self * 100).rounded() / 100 }
}

extension CountryDistance {
  /// The distance in kilometres, rounded to one decimal.
  var tenths: Double { (kilometres * 10).rounded() / 10 }
}

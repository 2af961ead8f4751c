import NewsDomain

/// A country on the map, for programs.
struct MarkerRecord: Record {
  let number: Int
  let distance: CountryDistance
  var cluster: CountryCluster?
  var headlines: Int?

  func write(to row: inout RowWriter) {
    row.add(number)
    row.add(distance.country.code)
    row.add(distance.country.englishName)
    row.add("\(distance.country.centroid.latitude)")
    row.add("\(distance.country.centroid.longitude)")
    row.add("\(distance.tenths)")
    row.add(headlines ?? cluster?.countries.count ?? 1)
  }

  func write(to object: inout ObjectWriter) {
    CountryRecord(distance.country, distance: distance, hasInside: false).write(to: &object)
    object.add("n", number)
    if let headlines { return object.add("headlines", headlines) }
    guard let cluster, cluster.single == nil else { return object.add("cluster", nil as String?) }
    object.add("cluster") { object in
      object.add("count", cluster.countries.count)
      object.add("latitude", (cluster.centroid.latitude * 100).rounded() / 100)
      object.add("longitude", (cluster.centroid.longitude * 100).rounded() / 100)
    }
  }
}

extension CountryDistance {
  /// Kilometres with one decimal.
  var tenths: Double { (kilometres * 10).rounded() / 10 }
}

import CSystem
import NewsDomain

/// A library that is loaded when it is needed, and how it states its version.
struct LoadedLibrary: Sendable {
  /// The longest text with a version, in bytes.
  private static let longest = 1_000

  let name: String
  let file: String
  let symbol: String?
  let kind: supernews_version_kind
  let need: Component.Need
  /// The package of Debian that contains it.
  let debianPackage: String
  /// The version in what the library states.
  var read: @Sendable (String) -> String = { $0 }

  static let all = [
    LoadedLibrary(
      name: "SQLite", file: "libsqlite3.so.0", symbol: "sqlite3_libversion", kind: supernews_version_text,
      need: .needed, debianPackage: "libsqlite3-0"),
    LoadedLibrary(
      name: "libcurl", file: "libcurl.so.4", symbol: "curl_version", kind: supernews_version_text, need: .needed,
      debianPackage: "libcurl4", read: { String($0.split(separator: " ").first?.split(separator: "/").last ?? "") }),
    LoadedLibrary(
      name: "libxml2", file: "libxml2.so.2", symbol: "xmlParserVersion", kind: supernews_version_variable,
      need: .needed, debianPackage: "libxml2",
      read: { Int($0).map { "\($0 / 10_000).\($0 / 100 % 100).\($0 % 100)" } ?? $0 }),
    LoadedLibrary(
      name: "libedit", file: "libedit.so.2", symbol: nil, kind: supernews_version_file, need: .wanted,
      debianPackage: "libedit2",
      read: { path in path.firstRange(of: ".so.").map { String(path[$0.upperBound...]) } ?? "" }),
    LoadedLibrary(
      name: "CLD2", file: "libcld2.so.0", symbol: "_ZN4CLD221DetectLanguageVersionEv", kind: supernews_version_text,
      need: .wanted, debianPackage: "libcld2-0",
      read: { String(($0.hasPrefix("V") ? $0.dropFirst() : $0[...]).prefix { $0 != " " }) }),
    LoadedLibrary(
      name: "zstd", file: "libzstd.so.1", symbol: "ZSTD_versionString", kind: supernews_version_text, need: .wanted,
      debianPackage: "libzstd1"),
    LoadedLibrary(
      name: "qrencode", file: "libqrencode.so.4", symbol: "QRcode_APIVersionString", kind: supernews_version_text,
      need: .optional, debianPackage: "libqrencode4"),
    LoadedLibrary(
      name: "libpq", file: "libpq.so.5", symbol: "PQlibVersion", kind: supernews_version_number, need: .optional,
      debianPackage: "libpq5", read: { Int($0).map { "\($0 / 10_000).\($0 % 10_000)" } ?? $0 }),
  ]

  var component: Component {
    var buffer = [CChar](repeating: 0, count: Self.longest)
    let isThere = supernews_library_version(file, symbol, kind, &buffer, buffer.count) != 0
    let stated = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return Component(name, version: isThere ? read(stated) : nil, need, package: debianPackage)
  }
}

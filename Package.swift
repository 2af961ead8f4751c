// swift-tools-version:6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error)
]

let package = Package(
  name: "supernews",
  products: [
    .executable(name: "supernews", targets: ["supernews"])
  ],
  targets: [
    .target(
      name: "CLibcurl",
      linkerSettings: [.linkedLibrary("curl")]
    ),
    .target(
      name: "CLibedit",
      linkerSettings: [.linkedLibrary("edit")]
    ),
    .target(
      name: "CSQLite",
      linkerSettings: [.linkedLibrary("sqlite3")]
    ),
    .target(
      name: "CQRencode",
      linkerSettings: [.linkedLibrary("qrencode")]
    ),
    .target(name: "CSystem"),
    .target(
      name: "CZlib",
      linkerSettings: [.linkedLibrary("z")]
    ),
    .target(
      name: "CLibxml2",
      // Debian keeps the headers in a folder of their own.
      cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])]
    ),
    .target(
      name: "CEmbedded",
      exclude: ["Geography", "events.tsv", "google-news.tsv", "media.tsv"]
    ),
    .target(
      name: "NewsDomain",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "NewsData",
      dependencies: ["NewsDomain", "CLibcurl", "CLibxml2", "CQRencode", "CSQLite", "CEmbedded", "CSystem", "CZlib"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "NewsShell",
      dependencies: ["NewsDomain", "CSystem"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "LineEditing",
      dependencies: ["NewsDomain", "NewsShell", "CLibedit", "CSystem"],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "supernews",
      dependencies: ["NewsDomain", "NewsData", "NewsShell", "LineEditing", "CSystem"],
      exclude: ["Manual"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "TestSupport",
      dependencies: ["NewsDomain"],
      path: "Tests/TestSupport",
      exclude: ["Certificates"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsDomainTests",
      dependencies: ["NewsDomain", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsDataTests",
      dependencies: ["NewsData", "NewsDomain", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsShellTests",
      dependencies: ["NewsShell", "NewsDomain", "TestSupport"],
      exclude: ["beginnings.tsv"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "NewsShell", "NewsDomain", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "SessionTests",
      dependencies: ["supernews", "NewsData", "NewsDomain", "NewsShell", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Its own build, with the sanitizers: see scripts/fuzz.
if Context.environment["SUPERNEWS_FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["NewsData", "NewsDomain", "NewsShell", "CFuzzer"],
      path: "Tests/Fuzz",
      exclude: ["CFuzzer", "Seeds", "feeds.dict", "lines.dict"],
      swiftSettings: swiftSettings
    ),
  ]
}

// What scripts/bench measures from within.
if Context.environment["SUPERNEWS_BENCH"] != nil {
  package.targets += [
    .executableTarget(
      name: "MapBenchmark",
      dependencies: ["LineEditing", "NewsData", "NewsDomain", "NewsShell", "TestSupport"],
      path: "Tests/Benchmark",
      swiftSettings: swiftSettings
    )
  ]
}

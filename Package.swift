// swift-tools-version:6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  // Otherwise each first use of a generic type reads its mangled name and searches all conformances: 0.3 ms at the start.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release)),
]

// Relocations are packed, and nothing is exported: 0.3 ms less at the start. Only lld can do both.
let linkerSettings: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--no-export-dynamic",
      "-Xclang-linker", "-static-libgcc",
    ],
    .when(configuration: .release))
]

// Optimized in debug builds as well: it halves the time that the tests take.
let optimized: [SwiftSetting] = swiftSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// The fuzzer has its own build, with the sanitizers: see scripts/fuzz.
let isFuzzing = Context.environment["SUPERNEWS_FUZZ"] != nil

// scripts/lexbor builds the library.
let lexbor = "\(Context.packageDirectory)/.build/\(isFuzzing ? "lexbor-sanitised" : "lexbor")"
let lexborHeaders = CSetting.unsafeFlags(["-I\(lexbor)/include"])

let package = Package(
  name: "supernews",
  products: [
    .executable(name: "supernews", targets: ["supernews"])
  ],
  targets: [
    .target(name: "CCLD2"),
    .target(name: "CConfinement"),
    .target(name: "CLibcurl"),
    .target(name: "CLibpq"),
    .target(name: "CLibedit"),
    .target(name: "CMeaning"),
    .target(name: "CWords"),
    .target(
      name: "CSQLite",
      dependencies: ["CWords"],
      linkerSettings: [.linkedLibrary("sqlite3"), .linkedLibrary("m")]
    ),
    .target(name: "CQRencode"),
    .target(name: "CSystem"),
    .target(
      name: "CZlib",
      linkerSettings: [.linkedLibrary("z")]
    ),
    .target(name: "CZstd"),
    .target(
      name: "CLibxml2",
      // Debian keeps the headers in a separate folder.
      cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])]
    ),
    .target(
      name: "CLexbor",
      cSettings: [lexborHeaders],
      linkerSettings: [
        .unsafeFlags(["\(lexbor)/liblexbor.a"]), .linkedLibrary("m"),
      ]
    ),
    .target(
      name: "CEmbedded",
      exclude: [
        "Geography", "Words", "catalogue.tsv", "cities.tsv", "events.tsv", "google-news.tsv", "private-suffixes.tsv",
        "source-countries.tsv", "source-hosts.tsv", "sources.tsv", "topics.tsv",
      ]
    ),
    // From the ground up: each target may use only those before it.
    .target(
      name: "Locking",
      swiftSettings: optimized
    ),
    .target(
      name: "Confinement",
      dependencies: ["CConfinement", "CSystem", "Locking"],
      swiftSettings: optimized
    ),
    .target(
      name: "NewsDomain",
      dependencies: ["Locking"],
      swiftSettings: optimized
    ),
    .target(
      name: "TerminalKit",
      dependencies: ["CSystem", "Locking"],
      swiftSettings: optimized
    ),
    .target(
      name: "SystemServices",
      dependencies: ["Locking", "NewsDomain", "CEmbedded", "CQRencode", "CSystem"],
      swiftSettings: optimized
    ),
    .target(
      name: "NewsLanguage",
      dependencies: [
        "Confinement", "Locking", "NewsDomain", "SystemServices", "CCLD2", "CEmbedded", "CMeaning", "CWords",
      ],
      swiftSettings: optimized
    ),
    .target(
      name: "SQLKit",
      dependencies: ["NewsDomain", "CLibpq", "CSQLite"],
      swiftSettings: optimized
    ),
    .target(
      name: "NewsParsing",
      dependencies: ["Confinement", "NewsDomain", "SystemServices", "CLexbor", "CLibxml2", "CSystem"],
      swiftSettings: optimized
    ),
    .target(
      name: "NewsProviders",
      dependencies: [
        "Confinement", "Locking", "NewsDomain", "NewsLanguage", "NewsParsing", "SQLKit", "SystemServices", "CEmbedded",
        "CLibcurl",
        "CZlib",
      ],
      swiftSettings: optimized
    ),
    .target(
      name: "NewsArchive",
      dependencies: [
        "Locking", "NewsDomain", "NewsLanguage", "SQLKit", "SystemServices", "CZlib", "CZstd",
      ],
      swiftSettings: optimized
    ),
    .target(
      name: "NewsArchiveSQLite",
      dependencies: [
        "Locking", "NewsArchive", "NewsDomain", "NewsLanguage", "SQLKit", "SystemServices", "CSQLite",
      ],
      swiftSettings: optimized
    ),
    .target(
      name: "NewsArchivePostgreSQL",
      dependencies: ["NewsArchive", "NewsDomain", "NewsLanguage", "SQLKit"],
      swiftSettings: optimized
    ),
    .target(
      name: "LineEditing",
      dependencies: ["Locking", "TerminalKit", "CLibedit"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "NewsPresentation",
      dependencies: ["Locking", "NewsDomain", "TerminalKit"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "NewsShell",
      dependencies: ["Locking", "NewsDomain", "NewsPresentation", "TerminalKit"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "NewsProgram",
      dependencies: [
        "Confinement", "LineEditing", "Locking", "NewsArchive", "NewsArchivePostgreSQL", "NewsArchiveSQLite",
        "NewsDomain", "NewsLanguage", "NewsParsing", "NewsPresentation", "NewsProviders", "NewsShell", "SystemServices",
        "TerminalKit",
        "CSystem",
      ],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "supernews",
      dependencies: ["NewsPresentation", "NewsProgram"],
      exclude: ["Manual"],
      swiftSettings: swiftSettings,
      linkerSettings: linkerSettings
    ),
    .target(
      name: "TestSupport",
      dependencies: ["NewsDomain"],
      path: "Tests/TestSupport",
      exclude: ["Certificates"],
      swiftSettings: swiftSettings
    ),
    // Separate from TestSupport, as a benchmark links it without the testing library.
    .target(
      name: "TestTraits",
      path: "Tests/TestTraits",
      swiftSettings: swiftSettings
    ),
    // Archives in memory, for tests of what uses an archive.
    .target(
      name: "ArchiveTestSupport",
      dependencies: ["NewsArchive", "NewsArchiveSQLite", "NewsDomain", "TestSupport"],
      path: "Tests/ArchiveTestSupport",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "PresentationTestSupport",
      dependencies: ["NewsDomain", "NewsPresentation", "TerminalKit", "TestSupport"],
      path: "Tests/PresentationTestSupport",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "ParsingTestSupport",
      dependencies: ["Confinement", "NewsDomain", "NewsParsing", "NewsProviders"],
      path: "Tests/ParsingTestSupport",
      swiftSettings: swiftSettings
    ),
    // What html5lib's suites need to know of lexbor.
    .target(
      name: "CHTMLSuite",
      dependencies: ["CLexbor"],
      path: "Tests/CHTMLSuite",
      cSettings: [lexborHeaders]
    ),
    // Starts a program as a kernel without seccomp or Landlock would.
    .executableTarget(
      name: "old-kernel",
      path: "Tests/OldKernel"
    ),
    // supernews with a language for tests only.
    .executableTarget(
      name: "supernews-pseudo",
      dependencies: ["NewsDomain", "NewsPresentation", "NewsProgram", "TerminalKit"],
      path: "Tests/PseudoLanguage",
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "ConfinementTests",
      dependencies: ["supernews", "Confinement", "TestSupport", "TestTraits"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsDomainTests",
      dependencies: ["NewsArchive", "NewsDomain", "ArchiveTestSupport", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "TerminalKitTests",
      dependencies: ["TerminalKit", "CSystem", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "SystemServicesTests",
      dependencies: ["NewsDomain", "SystemServices", "TestSupport", "TestTraits"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsLanguageTests",
      dependencies: [
        "supernews", "Confinement", "NewsDomain", "NewsLanguage", "SystemServices", "CEmbedded", "CWords",
        "TestSupport", "TestTraits",
      ],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "SQLKitTests",
      dependencies: ["NewsDomain", "SQLKit", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsArchiveTests",
      dependencies: [
        "NewsArchive", "NewsArchivePostgreSQL", "NewsArchiveSQLite", "NewsDomain", "NewsLanguage", "SQLKit",
        "SystemServices", "CSQLite", "TestSupport", "TestTraits",
      ],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsParsingTests",
      dependencies: [
        "NewsDomain", "NewsParsing", "SystemServices", "CHTMLSuite", "CLexbor", "CLibcurl", "ParsingTestSupport",
        "TestSupport", "TestTraits",
      ],
      exclude: ["HTML/Suite/tokenizer", "HTML/Suite/tree-construction"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsProvidersTests",
      dependencies: [
        "NewsDomain", "NewsParsing", "NewsProviders", "SQLKit", "SystemServices", "CEmbedded", "CLibcurl",
        "ParsingTestSupport", "TestSupport", "TestTraits",
      ],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "TerminalKit", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsPresentationTests",
      dependencies: [
        "NewsDomain", "NewsParsing", "NewsPresentation", "TerminalKit", "PresentationTestSupport", "TestSupport",
      ],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "NewsShellTests",
      dependencies: [
        "NewsArchive", "NewsDomain", "NewsPresentation", "NewsShell", "TerminalKit", "ArchiveTestSupport",
        "PresentationTestSupport", "TestSupport",
      ],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "supernews", "supernews-pseudo", "NewsArchive", "NewsArchivePostgreSQL", "NewsArchiveSQLite", "NewsDomain",
        "NewsPresentation", "NewsProviders", "NewsShell", "SQLKit", "SystemServices", "TerminalKit",
        "CConfinement", "CSystem", "PresentationTestSupport", "TestSupport", "TestTraits",
      ],
      exclude: ["Fixtures"],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

if isFuzzing {
  let dictionaries = ["archive", "bodies", "feeds", "html", "imports", "messages", "mime", "opml", "pages", "words"]
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Confinement", "NewsArchive", "NewsArchiveSQLite", "NewsDomain", "NewsLanguage", "NewsParsing",
        "NewsProviders", "SQLKit", "CFuzzer", "CSQLite", "CWords",
      ],
      path: "Tests/Fuzz", exclude: ["CFuzzer", "Lines", "Seeds"] + dictionaries.map { "\($0).dict" },
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "FuzzLines",
      dependencies: ["NewsDomain", "NewsPresentation", "NewsShell", "TerminalKit", "CFuzzer"],
      path: "Tests/Fuzz/Lines", exclude: ["lines.dict"], swiftSettings: swiftSettings),
  ]
}

// Measurements of scripts/bench from inside the process.
if Context.environment["SUPERNEWS_BENCH"] != nil {
  package.targets += [
    .executableTarget(
      name: "MapBenchmark",
      dependencies: [
        "LineEditing", "NewsArchive", "NewsDomain", "NewsPresentation", "NewsProviders", "NewsShell", "SystemServices",
        "TerminalKit", "ArchiveTestSupport", "TestSupport",
      ],
      path: "Tests/Benchmark",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "BurstBenchmark",
      dependencies: ["NewsDomain"],
      path: "Tests/BurstBenchmark",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "ParsingBenchmark",
      dependencies: ["Confinement", "NewsDomain", "NewsLanguage", "NewsParsing", "NewsProviders"],
      path: "Tests/ParsingBenchmark",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "StoryBenchmark",
      dependencies: ["NewsDomain", "NewsLanguage"],
      path: "Tests/StoryBenchmark",
      swiftSettings: swiftSettings
    ),
  ]
}

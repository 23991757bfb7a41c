// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "retitle",
  products: [.executable(name: "retitle", targets: ["retitle"])],
  targets: [
    .target(name: "CPOSIX"),
    .target(name: "POSIX", dependencies: ["CPOSIX"]),
    .target(name: "IntentModel"),
    .target(name: "JSON", dependencies: ["POSIX"]),
    .target(name: "ContentTypes", dependencies: ["POSIX"]),
    .target(name: "Dates", dependencies: ["POSIX"]),
    .target(name: "Renaming", dependencies: ["POSIX"]),
    .target(
      name: "FileIntents", dependencies: ["ContentTypes", "Dates", "IntentModel", "JSON", "POSIX", "Renaming"]),
    .target(name: "Shortcuts", dependencies: ["IntentModel", "JSON", "POSIX"]),
    .target(name: "Terminal", dependencies: ["IntentModel", "JSON", "POSIX", "Renaming", "Shortcuts"]),
    .executableTarget(name: "retitle", dependencies: ["FileIntents", "POSIX", "Terminal"]),

    .target(name: "CTestSupport", path: "Tests/CTestSupport"),
    .target(name: "TestSupport", dependencies: ["CTestSupport", "POSIX"], path: "Tests/TestSupport"),
    .testTarget(name: "POSIXTests", dependencies: ["POSIX", "TestSupport"]),
    .testTarget(name: "IntentModelTests", dependencies: ["IntentModel"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(
      name: "ContentTypesTests", dependencies: ["ContentTypes", "POSIX", "TestSupport"], exclude: ["declared-types.tsv"]
    ),
    .testTarget(name: "DatesTests", dependencies: ["Dates", "POSIX", "TestSupport"]),
    .testTarget(name: "RenamingTests", dependencies: ["POSIX", "Renaming", "TestSupport"]),
    .testTarget(
      name: "FileIntentsTests",
      dependencies: ["ContentTypes", "Dates", "FileIntents", "IntentModel", "POSIX", "Renaming", "TestSupport"]),
    .testTarget(name: "ShortcutsTests", dependencies: ["IntentModel", "POSIX", "Shortcuts", "TestSupport"]),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "ContentTypes", "FileIntents", "IntentModel", "POSIX", "Renaming", "Shortcuts", "Terminal", "TestSupport",
      ]),
    .testTarget(name: "EndToEndTests", dependencies: ["POSIX", "TestSupport", "retitle"]),
    .target(
      name: "Fuzzing",
      dependencies: [
        "ContentTypes", "Dates", "FileIntents", "IntentModel", "JSON", "POSIX", "Renaming", "Shortcuts", "Terminal",
      ], path: "Tests/Fuzzing", exclude: ["Seeds", "run"]),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer brings a main function along, without which the fuzzer cannot be linked.
if Context.environment["RETITLE_FUZZ"] != nil {
  package.products.append(.executable(name: "fuzzer", targets: ["Fuzzer"]))
  package.targets.append(.executableTarget(name: "Fuzzer", dependencies: ["Fuzzing"], path: "Tests/Fuzzer"))
}

for target in package.targets where !["CPOSIX", "CTestSupport"].contains(target.name) {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

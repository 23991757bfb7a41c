import IntentModel
import Testing

@testable import Terminal

/// What is said of wrong command lines, word for word.
@Suite struct ArgumentFaultTests {
  @Test(
    arguments: [
      (
        "an unknown option", ["--quick"], [],
        ["unknown option '--quick'; 'retitle help bake' lists the options"]
      ),
      (
        "one that is nearly right", ["--ovne=x", "y"], ["things=y"], ["unknown option '--ovne'; did you mean '--oven'?"]
      ),
      (
        "the value of one that is nearly right", ["--ovne", "x", "y"], ["things=y"],
        [
          "unknown option '--ovne'; did you mean '--oven'?"
        ]
      ),
      (
        "a Boolean that is nearly right has no value", ["--recrusive", "x"], ["things=x"],
        [
          "unknown option '--recrusive'; did you mean '--recursive'?"
        ]
      ),
      (
        "an option after one that is nearly right", ["--ovne", "-r"], ["recursive=true"],
        [
          "unknown option '--ovne'; did you mean '--oven'?"
        ]
      ),
      (
        "an unknown option takes no value with it", ["--quick", "x"], ["things=x"],
        [
          "unknown option '--quick'; 'retitle help bake' lists the options"
        ]
      ),
      ("the beginning of one option", ["--rec"], [], ["unknown option '--rec'; did you mean '--recursive'?"]),
      ("capitals", ["--OVEN=x"], [], ["unknown option '--OVEN'; did you mean '--oven'?"]),
      ("help that is nearly right", ["--hepl"], [], ["unknown option '--hepl'; did you mean '--help'?"]),
      (
        "a negation that is nearly right", ["--no-tpi", "x"], ["things=x"],
        [
          "unknown option '--no-tpi'; did you mean '--no-tip'?"
        ]
      ),
      (
        "no negation of what is no Boolean", ["--no-size"], [],
        [
          "unknown option '--no-size'; did you mean '--size'?"
        ]
      ),
      (
        "dashes and an equals sign", ["--=x"], [],
        [
          "unknown option '--'; 'retitle help bake' lists the options"
        ]
      ),
      ("an unknown letter", ["-x"], [], ["unknown option '-x'; 'retitle help bake' lists the options"]),
      (
        "an unknown letter among others", ["-rxn"], ["recursive=true"],
        [
          "unknown option '-x'; for a name that begins with '-' write '-- -rxn'"
        ]
      ),
      (
        "one dash too few", ["-size", "large", "x"], ["things=x"],
        [
          "unknown option '-size'; did you mean '--size'?"
        ]
      ),
      (
        "one dash too few, with the value", ["-size=large"], [],
        ["unknown option '-size'; did you mean '--size'?"]
      ),
      (
        "a value that a negation cannot have", ["--no-tip=1"], [],
        [
          "'1' for --no-tip: this option takes no value"
        ]
      ),
      ("no value at the end", ["--oven"], [], ["--oven needs a value: --oven RAW"]),
      ("no value at the end of a cluster", ["-ro"], ["recursive=true"], ["-o needs a value: -o RAW"]),
      (
        "no value where the values are known", ["--size"], [],
        [
          "--size needs a value: --size small, medium or large"
        ]
      ),
      (
        "an option in place of a value", ["--oven", "--recursive"], ["recursive=true"],
        [
          "--oven needs a value: --oven RAW; for the value '--recursive' write '--oven=--recursive'"
        ]
      ),
      (
        "an option and its value in place of a value", ["--oven", "--size=large"], ["size=large"],
        [
          "--oven needs a value: --oven RAW; for the value '--size=large' write '--oven=--size=large'"
        ]
      ),
      (
        "a negation in place of a value", ["-o", "--no-tip"], ["tip=false"],
        [
          "-o needs a value: -o RAW; for the value '--no-tip' write '--oven=--no-tip'"
        ]
      ),
      (
        "short options in place of a value", ["--oven", "-rn"], ["recursive=true", "dryRun=true"],
        [
          "--oven needs a value: --oven RAW; for the value '-rn' write '--oven=-rn'"
        ]
      ),
      (
        "two dashes in place of a value", ["--oven", "--", "x"], ["things=literal x"],
        [
          "--oven needs a value: --oven RAW; for the value '--' write '--oven=--'"
        ]
      ),
      (
        "no case of an enumeration", ["--size", "huge"], [],
        [
          "'huge' for --size: this value is unknown; use small, medium or large"
        ]
      ),
      (
        "a case that is nearly right", ["--size", "lagre"], [],
        [
          "'lagre' for --size: this value is unknown; did you mean 'large'?"
        ]
      ),
      (
        "an empty case", ["--size="], [],
        [
          "'' for --size: this value is unknown; use small, medium or large"
        ]
      ),
      ("no Boolean", ["--tip=maybe"], [], ["'maybe' for --tip: this value is unknown; use true or false"]),
      (
        "a child whose parent is off", ["--sauce=red", "--no-hot"], ["sauce=red"],
        [
          "--sauce is for --hot only, and --no-hot was given; leave one out"
        ]
      ),
      (
        "a parent that is off before the child", ["--no-hot", "--sauce=red"], ["sauce=red"],
        [
          "--sauce is for --hot only, and --no-hot was given; leave one out"
        ]
      ),
      (
        "a parent of another value", ["--size=small", "--tin", "square"], ["size=small", "tin=square"],
        [
          "--tin is for --size large only, and --size small was given; leave one out"
        ]
      ),
      (
        "a faulty parent is one fault", ["--hot=maybe", "--sauce=red"], ["sauce=red"],
        [
          "'maybe' for --hot: this value is unknown; use true or false"
        ]
      ),
      (
        "several faults", ["--quick", "--size=huge", "-x", "a"], ["things=a"],
        [
          "unknown option '--quick'; 'retitle help bake' lists the options",
          "unknown option '-x'; 'retitle help bake' lists the options",
          "'huge' for --size: this value is unknown; use small, medium or large",
        ]
      ),
      (
        "bytes that are no text", [Word([0x2D, 0x2D, 0xE9])], [],
        [
          "unknown option '--\u{FFFD}'; 'retitle help bake' lists the options"
        ]
      ),
    ] as [(String, [Word], [String], [String])])
  func `command lines with faults`(_ name: String, words: [Word], values: [String], faults: [String]) {
    let result = Bake.read(words)
    #expect(result.faults == faults, "\(name)")
    #expect(result.values == values, "\(name)")
  }

  @Test func `one word too many`() {
    struct One: ParameterGroup {
      @Parameter("Thing", help: "a thing") var thing = Raw("")
      @Parameter("Place", help: "a place") var place = Raw("")
      static var parameters: ParameterList<Self> {
        Input(\.$thing)
        Input(\.$place)
      }
    }
    let parsed = ParsedArguments<One>(["a", "b", "c"], for: "one")
    #expect(parsed.group.thing == Raw("a") && parsed.group.place == Raw("b"))
    #expect(parsed.faults.map(\.message) == ["'c' is one word too many; 'retitle help one' shows the usage"])
    #expect(parsed.faults.map(\.reason) == ["unexpected"])
  }

  @Test func `faults carry what a program needs`() {
    let faults = ParsedArguments<Bake>(
      ["--size=huge", "--quick", "--oven", "--no-tip=1", "--sauce=x", "--no-hot"], for: "bake"
    ).faults
    #expect(faults.map(\.parameter) == [nil, "oven", "tip", "size", "sauce"])
    #expect(faults.map(\.value) == ["--quick", nil, "1", "huge", "x"])
    #expect(
      faults.map(\.reason) == [
        "unknownOption", "needsValue", "unexpectedValue", "unsupported", "contradiction",
      ])
    #expect(faults.map { $0.options.map(\.value) } == [[], [], [], ["small", "medium", "large"], []])
  }
}

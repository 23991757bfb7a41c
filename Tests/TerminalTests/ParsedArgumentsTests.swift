import IntentModel
import Testing

@testable import Terminal

/// What command lines mean.
@Suite struct ParsedArgumentsTests {
  @Test(
    arguments: [
      ("nothing", [], []),
      ("values alone", ["bread", "cake"], ["things=bread, cake"]),
      ("a value after its option", ["--oven", "right"], ["oven=right"]),
      ("a value with its option", ["--oven=right"], ["oven=right"]),
      ("an empty value with its option", ["--oven="], ["oven="]),
      ("an empty value after its option", ["--oven", ""], ["oven="]),
      ("a value with an equals sign", ["--oven=a=b"], ["oven=a=b"]),
      ("a dash as a value", ["--oven", "-"], ["oven=-"]),
      ("a value that begins with a dash", ["--oven", "-5"], ["oven=-5"]),
      ("a value that begins with dashes", ["--oven", "--5"], ["oven=--5"]),
      ("an option as a value, with an equals sign", ["--oven=-n"], ["oven=-n"]),
      ("two dashes as a value, with an equals sign", ["--oven=--"], ["oven=--"]),
      ("a Boolean", ["--recursive"], ["recursive=true"]),
      ("a Boolean with its value", ["--recursive=true", "--tip=false"], ["recursive=true", "tip=false"]),
      ("a Boolean turned off", ["--no-tip"], ["tip=false"]),
      ("a Boolean takes no value after it", ["--recursive", "false"], ["things=false", "recursive=true"]),
      ("a short option", ["-r"], ["recursive=true"]),
      ("a cluster", ["-rn"], ["recursive=true", "dryRun=true"]),
      ("a short option and its value", ["-o", "right"], ["oven=right"]),
      ("a short option with its value", ["-oright"], ["oven=right"]),
      ("a cluster that ends in a value", ["-rnoright"], ["oven=right", "recursive=true", "dryRun=true"]),
      (
        "a cluster, then a value", ["-rno", "right", "x"],
        [
          "things=x", "oven=right", "recursive=true", "dryRun=true",
        ]
      ),
      ("letters that are a value are no options", ["-orn"], ["oven=rn"]),
      ("a value of any bytes after its option", ["--oven", Word([0xE9])], ["oven=\\xe9"]),
      ("a value of any bytes with its option", [Word(Array("--oven=".utf8) + [0xE9])], ["oven=\\xe9"]),
      (
        "a value of any bytes in a cluster", [Word(Array("-roa".utf8) + [0xE9, 0x62])],
        [
          "oven=a\\xe9b", "recursive=true",
        ]
      ),
      ("words of any bytes", [Word([0x61, 0xFF])], ["things=a\\xff"]),
      (
        "options and values mixed", ["a", "-r", "b", "--oven", "x", "c", "--no-tip"],
        [
          "things=a, b, c", "oven=x", "recursive=true", "tip=false",
        ]
      ),
      (
        "after two dashes all words are values", ["-r", "--", "-n", "--oven", "--", "-"],
        [
          "things=literal -n, literal --oven, literal --, literal -", "recursive=true",
        ]
      ),
      ("nothing after two dashes", ["a", "--"], ["things=a"]),
      ("a dash is a value", ["-", "a"], ["things=-, a"]),
      ("an empty word is a value", ["", "a"], ["things=, a"]),
      ("the last of a single value wins", ["--oven", "a", "-ob", "--oven=c"], ["oven=c"]),
      ("the last of a Boolean wins", ["-r", "--no-recursive", "--no-tip", "--tip"], []),
      ("the last wins also over a faulty one", ["--size", "huge", "--size", "small"], ["size=small"]),
      ("many values gather", ["-ta", "--tags", "b", "--tags=c"], ["tags=a, b, c"]),
      ("an enumeration", ["--size", "large"], ["size=large"]),
      ("a child turns its parent", ["--sauce", "red"], ["hot=true", "sauce=red"]),
      ("a child of another value than true", ["--tin", "square"], ["size=large", "tin=square"]),
      ("parent and child", ["--sauce", "red", "--hot"], ["hot=true", "sauce=red"]),
      ("a parent turned back on", ["--no-hot", "--sauce", "red", "--hot"], ["hot=true", "sauce=red"]),
    ] as [(String, [Word], [String])])
  func `command lines without fault`(_ name: String, words: [Word], values: [String]) {
    let result = Bake.read(words)
    #expect(result.values == values, "\(name)")
    #expect(result.faults == [], "\(name)")
  }

  @Test(arguments: ["-h", "--help", "-rh", "-hr"] as [Word])
  func `help is asked for`(word: Word) {
    #expect(ParsedArguments<Bake>([word, "--nonsense"], for: "bake").asksForHelp)
  }

  @Test(arguments: [["--", "-h"], ["--oven=-h"], ["-oh"], ["h"], ["-r"]] as [[Word]])
  func `help is not asked for`(words: [Word]) {
    #expect(!ParsedArguments<Bake>(words, for: "bake").asksForHelp)
  }

  @Test func `values that are needed are asked for once`() {
    let none = ParsedArguments<Bake>(["-r"], for: "bake")
    #expect(none.missingValues() == [Fault(parameter: "things", reason: "noThings", message: "name a thing")])
    #expect(none.faults == [])
    #expect(ParsedArguments<Bake>(["bread"], for: "bake").missingValues() == [])
  }

  /// Words that follow an alias override it.
  @Test func `an alias is overridden`() {
    let alias: [Word] = ["--oven", "right", "--no-tip", "--size=small", "-r"]
    let more: [Word] = ["--tip", "--oven=left", "--no-recursive", "--size", "medium", "a"]
    #expect(Bake.read(alias + more).values == ["things=a"])
  }
}

extension CompletionScript {
  /// For fish 3.4 or later, as a file `retitle.fish` in a folder of `$fish_complete_path` or sourced.
  static let fish = #"""
    # Completion of retitle for fish: retitle itself tells what a word can become.
    function __retitle_answer
        set -l words (commandline -opc)
        set -l token (commandline -ct)
        # A quote that is still open ends here.
        set -l word (string unescape -- $token; or string unescape -- $token\'; or string unescape -- $token\")
        set -l program (string replace -r '^~/' ~/ -- $words[1])
        type -q $program; and $program completions fish -- $words[2..] "$word" 2>/dev/null </dev/null
    end
    complete -c retitle -f -k -a '(__retitle_answer)[2..]'
    complete -c retitle -n 'test (__retitle_answer)[1] = files' -F
    complete -c retitle -n 'test (__retitle_answer)[1] = folders' -a '(__fish_complete_directories)'
    """#
}

extension CompletionScript {
  /// For zsh after compinit, as a file `_retitle` in a folder of `$fpath` or evaluated.
  static let zsh = #"""
    #compdef retitle
    # Completion of retitle for zsh: retitle itself tells what a word can become.
    _retitle() {
      local -a lines candidates
      local line value added=1
      lines=("${(@f)$(${(Q)~words[1]} completions zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null </dev/null)}")
      for line in "${(@)lines[2,-1]}"; do
        # What _describe gets ends its value at the first colon.
        value=${${${line%%$'\t'*}//\\/\\\\}//:/\\:}
        candidates+=("$value${${line#*$'\t'}:+:${line#*$'\t'}}")
      done
      (($#candidates)) && _describe -V retitle candidates && added=0
      case $lines[1] in
        files) _files && added=0 ;;
        folders) _files -/ && added=0 ;;
      esac
      return added
    }
    if [[ $funcstack[1] == _retitle ]]; then _retitle "$@"; else compdef _retitle retitle; fi
    """#
}

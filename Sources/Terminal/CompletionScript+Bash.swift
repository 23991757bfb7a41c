extension CompletionScript {
  /// For bash 4.4 or later, whether or not the bash-completion package is there.
  ///
  /// bash breaks words at `=` and `:` too, and replaces only the last piece: so the script reads the line itself, and
  /// leaves out of each answer what stands before that piece (`cut`).
  static let bash = #"""
    # Completion of retitle for bash: retitle itself tells what a word can become.
    _retitle() {
      local line=${COMP_LINE:0:COMP_POINT} words=() word='' quote='' started='' cut=0 i c paths='' value
      local piece=$((${#line} - ${#2}))
      for ((i = 0; i < ${#line}; i++)); do
        ((i > piece)) || cut=${#word}
        c=${line:i:1}
        case $quote$c in
          [[:blank:]]) [[ $started ]] && words+=("$word"); word='' started='' ;;
          \\) ((++i)); word+=${line:i:1} started=1 ;;
          [\'\"]) quote=$c started=1 ;;
          "''" | '""') quote='' ;;
          '"\') [[ ${line:i+1:1} == [\"\\\$\`] ]] && ((++i)); word+=${line:i:1} ;;
          *) word+=$c started=1 ;;
        esac
      done
      ((i > piece)) || cut=${#word}
      words+=("$word")

      COMPREPLY=()
      while IFS= read -r value; do
        [[ $paths ]] || { paths=$value; continue; }
        value=${value%%$'\t'*}
        value=${value:cut}
        case $paths$quote in
          # %q would quote commas too.
          none) [[ $value == *[![:alnum:],.:=@%+_/-]* ]] && printf -v value %q "$value" ;;
          none\') value=${value//\'/"'\''"} ;;
          none\") for c in '\' '"' '$' '`'; do value=${value//"$c"/"\\$c"}; done ;;
        esac
        COMPREPLY+=("$value")
      done < <("${1/#~\//$HOME/}" completions bash -- "${words[@]:1}" 2>/dev/null </dev/null)
      # Where nothing stands in the way, readline does better with paths than a function can.
      case $paths,$cut,${#COMPREPLY[@]} in
        files,0,0) compopt -o default ;;
        folders,0,0) compopt -o dirnames ;;
        files,* | folders,*)
          compopt -o filenames
          [[ $paths == files ]] && c=-f || c=-d
          while IFS= read -r value; do COMPREPLY+=("${value:cut}"); done < <(compgen "$c" -- "$word")
          ;;
      esac
    }
    complete -F _retitle retitle
    """#
}

/// The scripts by which shells complete command lines.
///
/// Each does only what its shell needs: it hands over the words up to the cursor, unquoted, and shows the answer.
/// What a word can become is for the program to know.
enum CompletionScript {}

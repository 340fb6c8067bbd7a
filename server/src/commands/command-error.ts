/** Why a command was not carried out, in a sentence that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

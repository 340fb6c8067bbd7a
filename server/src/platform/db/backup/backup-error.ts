/** Why a backup, a restore or a move was not made, in a sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

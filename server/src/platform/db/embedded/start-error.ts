/** Why the database did not start: one sentence that says what to do, then PostgreSQL's own words where there are any. */
export class EmbeddedStartError extends Error {
  override readonly name = 'EmbeddedStartError'

  constructor(sentence: string, postgres_says = '') {
    super(postgres_says.trim() === '' ? sentence : `${sentence}\n${postgres_says.trim()}`)
  }
}

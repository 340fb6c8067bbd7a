import type { FieldMessageKey } from '@catchpitch/contract/messages/messages'
import type { Candidate, CellProblem } from './check-rows.rules.ts'

const said = (is_member: boolean): FieldMessageKey => (is_member ? 'field.import.member' : 'field.import.account')

/**
 * Parts those who are new from those who have an account. An import changes nothing about anybody who is here already:
 * whoever can write an address into a file must not be able to reach into the account behind it.
 */
export function partNewcomers(
  candidates: readonly Candidate[],
  taken: ReadonlyMap<string, boolean>,
  email_column: string,
): { newcomers: Candidate[]; problems: CellProblem[] } {
  const newcomers: Candidate[] = []
  const problems: CellProblem[] = []
  for (const candidate of candidates) {
    const is_member = taken.get(candidate.email_key)
    if (is_member === undefined) newcomers.push(candidate)
    else problems.push({ line: candidate.line, column: email_column, key: said(is_member), params: {} })
  }
  return { newcomers, problems }
}

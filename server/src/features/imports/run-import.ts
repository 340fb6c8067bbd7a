import { id } from '@catchpitch/contract/ids'
import { importState } from '@catchpitch/contract/imports/import'
import { limits } from '@catchpitch/contract/limits'
import { z } from 'zod'
import { accountOf, queueWelcomes } from '#features/auth/auth.public'
import { notify } from '#features/notifications/notifications.public'
import type { Transaction } from '#platform/db/database'
import { defineJob, type JobContext } from '#platform/jobs/job'
import { type Announce, commitThenAnnounce } from '#platform/live/commit-then-announce'
import { readMailSettings } from '#platform/mail/mail-settings.queries'
import type { Candidate, CellProblem } from './check-rows.rules.ts'
import { kindOf, problemsIn } from './import.presenter.ts'
import {
  findCompany,
  findImport,
  findTaken,
  type ImportRow,
  insertPeople,
  listProblems,
  lockImport,
  markEnded,
  noteProgress,
} from './imports.queries.ts'
import { checkStoredFile } from './read-import-file.ts'
import { partNewcomers } from './taken.rules.ts'

type Key = { group_id: string; id: string }
type Work = { tx: Transaction; now: Date; heard: Announce }

const { mails_per_second } = limits.import

function tell({ created_by }: Pick<ImportRow, 'created_by'>, announce: Announce): void {
  if (created_by !== null) announce({ topic: 'imports', user_id: created_by })
}

/** Takes in some rows; all of them and the note of it, or nothing. */
async function takeIn(
  { tx, now, heard }: Work,
  key: Key,
  {
    candidates,
    from,
    to,
    email_column,
  }: { candidates: readonly Candidate[]; from: number; to: number; email_column: string },
): Promise<boolean> {
  const found = await lockImport(tx, key)
  // Another worker has come further: what it did is done.
  if (found?.state !== importState.running || found.rows_done !== from) return false
  const { group_id } = key
  const taken = await findTaken(
    tx,
    group_id,
    candidates.map(({ email_key }) => email_key),
  )
  const { newcomers, problems } = partNewcomers(candidates, taken, email_column)
  const { default_language: language } = await readMailSettings(tx)
  const made = await insertPeople(tx, newcomers, { group_id, invited_by: found.created_by, language }, now)
  const came = new Set(made.map(({ email_key }) => email_key))
  const late = newcomers.filter(({ email_key }) => !came.has(email_key))
  const raced = late.map(
    ({ line }): CellProblem => ({ line, column: email_column, key: 'field.import.account', params: {} }),
  )
  const company = await findCompany(tx, group_id)
  // Thousands of mails at once would keep everybody else's waiting behind them.
  const first_after = new Date(now.getTime() + (found.rows_added / mails_per_second) * 1000)
  const welcome = {
    company: company?.name ?? '',
    created_by: found.created_by,
    first_after,
    per_second: mails_per_second,
  }
  await queueWelcomes(tx, made.map(accountOf), welcome, now)
  await noteProgress(tx, key, { rows_done: to, added: made.length, problems: [...problems, ...raced] })
  tell(found, heard)
  return true
}

async function end({ db, clock, announce }: JobContext, key: Key, failure: string | null): Promise<void> {
  await commitThenAnnounce(db, announce, async (tx, heard) => {
    const now = clock.now()
    const found = await lockImport(tx, key)
    if (found?.state !== importState.running) return
    await markEnded(tx, key, failure, now)
    tell(found, heard)
    if (found.created_by === null) return
    const params = { import_id: key.id, added: found.rows_added, bad: found.rows_bad }
    const news = { group_id: null, kind: 'import.done', params, cause: key.id } as const
    await notify({ db: tx, now, announce: heard }, { ...news, to: { people: [found.created_by] } })
  })
}

/** Rows that were found wrong when the file was checked. What was wrong then is not taken in now, even if it came right. */
async function wrongLines(context: JobContext, key: Key): Promise<Set<number>> {
  return new Set(problemsIn(await listProblems(context.db, key, null)).map(({ line }) => line))
}

/** Takes in what is left of an import, so many rows at a time. */
export async function runInBatches(context: JobContext, key: Key, batch_rows: number): Promise<void> {
  const { db, clock, storage, spreadsheets, announce } = context
  const found = await findImport(db, key)
  if (found?.state !== importState.running) return
  const reading = { db, storage, spreadsheets, now: clock.now(), language: 'en' } as const
  const checked = await checkStoredFile(reading, { ...found, kind: kindOf(found.kind) })
  if (!checked) return end(context, key, 'field.import.gone')

  const wrong = await wrongLines(context, key)
  const candidateOf = new Map(checked.candidates.map((candidate) => [candidate.line, candidate]))
  const lines = checked.sheet.rows.slice(1).map(({ line }) => line)
  const email_column = checked.header.titles.get('email') ?? ''
  for (let from = found.rows_done; from < lines.length; from += batch_rows) {
    const to = Math.min(from + batch_rows, lines.length)
    const candidates = lines.slice(from, to).flatMap((line) => (wrong.has(line) ? [] : (candidateOf.get(line) ?? [])))
    const went_on = await commitThenAnnounce(db, announce, (tx, heard) =>
      takeIn({ tx, now: clock.now(), heard }, key, { candidates, from, to, email_column }),
    )
    if (!went_on) return
  }
  await end(context, key, null)
}

export const runImport = defineJob({
  name: 'imports.run',
  payload: z.object({ group_id: id, import_id: id }),
  retries: 5,
  expire_seconds: 600,
  run: (context, { group_id, import_id }) =>
    runInBatches(context, { group_id, id: import_id }, limits.import.batch_rows),
})

import { type FunnelSplit, funnelSteps, passagesOf } from '@catchpitch/contract/business-intelligence/funnel'
import { inviteSource } from '@catchpitch/contract/invitations/invite-state'
import type { Language } from '@catchpitch/contract/languages'
import { byteOrderMark, csvLine } from '#platform/csv/csv-line'
import { funnelWords } from './funnel-words.rules.ts'
import type { getHiringFunnel } from './get-hiring-funnel.ts'

type Told = Awaited<ReturnType<typeof getHiringFunnel>>
type Row = Told['rows'][number]

const hour_s = 3600
const rounded = (value: number | null, digits: number) => (value === null ? null : Number(value.toFixed(digits)))

function nameOf({ key, name }: Row, by: FunnelSplit, language: Language): string {
  const { sources, noDepartment } = funnelWords[language]
  if (by === 'source') {
    const source = Object.values(inviteSource).find((known) => String(known) === key)
    return source === undefined ? '' : sources[source]
  }
  return name ?? key ?? noDepartment
}

/** Being invited comes first, and being shortlisted is the decision itself: neither takes time of its own. */
const hasTime = (index: number) => index > 0 && index < funnelSteps.length - 1

/** Each step with its people; what lies between two of them beside the second. */
const cellsOf = (funnel: Row['funnel']) => {
  const passages = passagesOf(funnel)
  return funnel.flatMap(({ people, median_s }, index) => [
    people,
    ...(index === 0 ? [] : [rounded(passages[index]?.share ?? null, 4)]),
    ...(hasTime(index) ? [rounded(median_s === null ? null : median_s / hour_s, 2)] : []),
  ])
}

/** The funnel as lines of a CSV file, the sum of it first. */
export async function* funnelLines({ total, rows }: Told, by: FunnelSplit, language: Language): AsyncIterable<string> {
  const { by: titles, steps, all, share, hours } = funnelWords[language]
  const head = total.flatMap(({ step }, index) => [
    steps[step],
    ...(index === 0 ? [] : [share(steps[step])]),
    ...(hasTime(index) ? [hours(steps[step])] : []),
  ])
  yield byteOrderMark + csvLine([titles[by], ...head])
  yield csvLine([all, ...cellsOf(total)])
  for (const row of rows) yield csvLine([nameOf(row, by, language), ...cellsOf(row.funnel)])
}

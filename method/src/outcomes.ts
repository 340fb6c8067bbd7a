import { isEnoughToSay } from './enough-to-say.ts'
import { rhoInterval, spearmanRho } from './spearman.ts'

/** Of fewer people a correlation says more about each of them than about anything else. */
export const outcomeMinimum = 20

/** For so many days everybody is watched who is compared, and nobody for longer. */
export const watchedDays = 180

/** What is compared with how long people stayed, by the names of the columns. */
export const outcomeMeasures = ['x', 'y', 'alignment'] as const
export type OutcomeMeasure = (typeof outcomeMeasures)[number]

export type HiredPerson = Readonly<Record<OutcomeMeasure, number>> & {
  /** How many situations the figures rest on. */
  situations: number
  /** How many days ago they were hired. */
  hired_ago: number
  /** After how many days they left; null: they are still there. */
  left_after: number | null
}

/**
 * `longer`: whoever has more of it stayed longer, and hardly by chance. `shorter`: the other way round. `unclear`: chance
 * can do as much. `alike`: all stayed equally long, or all have equally much of it, so there is nothing to compare.
 */
export type OutcomeFinding =
  | { measure: OutcomeMeasure; finding: 'too_few' | 'alike' }
  | { measure: OutcomeMeasure; finding: 'longer' | 'shorter' | 'unclear'; rho: number; low: number; high: number }

function directionOf({ low, high }: { low: number; high: number }) {
  if (low > 0) return 'longer'
  return high < 0 ? 'shorter' : 'unclear'
}

/**
 * How what people of one survey wrote goes together with how long they stayed. Compared are those who were hired long
 * enough ago, whether they left or not, each by the days of that time in which they were there. Whoever was hired since is left
 * out, also if they have left already: otherwise those who leave would be counted at once, and those who stay only later.
 */
export function outcomesOf(people: readonly HiredPerson[]): { compared: number; findings: OutcomeFinding[] } {
  const compared = people.filter((person) => person.hired_ago >= watchedDays && isEnoughToSay(person))
  const stayed = compared.map(({ left_after }) => Math.min(left_after ?? watchedDays, watchedDays))
  const findings = outcomeMeasures.map((measure): OutcomeFinding => {
    if (compared.length < outcomeMinimum) return { measure, finding: 'too_few' }
    const had = compared.map((person) => person[measure])
    const rho = spearmanRho(had, stayed)
    if (rho === null) return { measure, finding: 'alike' }
    const interval = rhoInterval(rho, compared.length)
    return { measure, finding: directionOf(interval), rho, ...interval }
  })
  return { compared: compared.length, findings }
}

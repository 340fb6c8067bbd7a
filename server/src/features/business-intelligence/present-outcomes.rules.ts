import { type HiredPerson, outcomesOf } from '@catchpitch/method/outcomes'

/** The one in the middle; of two the earlier, so that it is a number of days after which somebody did leave. */
function medianOf(days: readonly number[]): number | null {
  const sorted = days.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null
}

/** How many were hired, are still here, and have left. */
export function countOutcomes(people: readonly HiredPerson[]) {
  const stayed = people.flatMap(({ left_after }) => (left_after === null ? [] : [left_after]))
  return {
    hired: people.length,
    here: people.length - stayed.length,
    left: stayed.length,
    median_days: medianOf(stayed),
  }
}

/** Survey by survey: places on the map can be compared within one only. */
export function outcomesBySurvey(people: readonly (HiredPerson & { survey_id: string })[]) {
  const bySurvey = new Map<string, HiredPerson[]>()
  for (const person of people) {
    const others = bySurvey.get(person.survey_id)
    if (others) others.push(person)
    else bySurvey.set(person.survey_id, [person])
  }
  return [...bySurvey]
    .map(([id, hired]) => ({ id, ...countOutcomes(hired), ...outcomesOf(hired) }))
    .toSorted((one, other) => other.hired - one.hired || one.id.localeCompare(other.id))
}

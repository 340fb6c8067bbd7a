/** What a template is beside a survey that is ready. The numbers are the specification's and stand in the database. */
export const templateType = { none: 0, job_description: 1, day_to_day_scenario: 2 } as const

/** Those that are texts about a job. */
export const jobTextTypes = ['job_description', 'day_to_day_scenario'] as const

export type JobTextType = (typeof jobTextTypes)[number]

/** Throws on a number that is no text about a job: whoever asks has left those out. */
export function jobTextTypeOf(type: number): JobTextType {
  const code = jobTextTypes.find((text) => templateType[text] === type)
  if (!code) throw new RangeError(`No text about a job is of the type ${type}`)
  return code
}

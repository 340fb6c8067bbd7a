/** How closely somebody is looked after at work. The numbers are the specification's and stand in the database. */
export const supervision = { direct: 1, intermittent: 2, general: 3 } as const
export type SupervisionCode = keyof typeof supervision
export type Supervision = (typeof supervision)[SupervisionCode]

/** Offered for senior positions only: who has just begun is not left alone. */
export const supervisionForSeniors = ['general'] as const satisfies SupervisionCode[]

/** The code under which the lists know one of these numbers. */
export function supervisionCodeOf(value: Supervision): SupervisionCode {
  if (value === supervision.direct) return 'direct'
  return value === supervision.intermittent ? 'intermittent' : 'general'
}

export function isForSeniors(code: SupervisionCode): boolean {
  return supervisionForSeniors.some((senior) => senior === code)
}

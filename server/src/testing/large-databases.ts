const fillings = ['catalogue', 'companies'] as const

export type Filling = (typeof fillings)[number]

export const largeName = (template: string, filling: Filling) => `${template}_${filling}`

/** The names of all large databases that a run may have made. */
export const largeDatabases = (template: string) => fillings.map((filling) => largeName(template, filling))

/** What a module is made for. The numbers are the specification's and stand in the database. */
export const moduleKind = {
  custom: 0,
  jd_fit: 1,
  rise_and_shine: 2,
  potential_business_partner: 3,
  potential_collaborator: 4,
  self_employed: 5,
  startups: 6,
} as const

export type ModuleKindCode = keyof typeof moduleKind
export type ModuleKind = (typeof moduleKind)[ModuleKindCode]

export const moduleKindCodes = [
  'custom',
  'jd_fit',
  'rise_and_shine',
  'potential_business_partner',
  'potential_collaborator',
  'self_employed',
  'startups',
] as const satisfies ModuleKindCode[]

const codeOfKind = new Map<number, ModuleKindCode>(moduleKindCodes.map((code) => [moduleKind[code], code]))

/** Throws on a number that is no kind: the table cannot hold one. */
export function moduleKindCodeOf(kind: number): ModuleKindCode {
  const code = codeOfKind.get(kind)
  if (!code) throw new RangeError(`No kind of module has the number ${kind}`)
  return code
}

/** Whether companies are offered it. */
export const moduleStates = ['published', 'draft'] as const

/** What a survey can begin from: a method, or a survey of one that is ready. */
export const offerTypes = ['module', 'template'] as const

/** How large a company is. The numbers are the specification's and stand in the database. */
export const businessSize = { micro: 1, small: 2, medium: 3, large: 4 } as const
export type BusinessSize = (typeof businessSize)[keyof typeof businessSize]

export const businessSizes = ['micro', 'small', 'medium', 'large'] as const satisfies (keyof typeof businessSize)[]

/** The lists that the product offers and staff edit. */
export const optionLists = ['employment_status', 'education_level'] as const
export type OptionList = (typeof optionLists)[number]

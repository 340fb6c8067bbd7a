/** The two widths that every page is made for, as the journeys have them too. */
export const wide = [1440, 900] as const
export const narrow = [390, 844] as const

/** The two widths that every page is made for, as the journeys have them too. */
export const wide = [1440, 900] as const
export const narrow = [390, 844] as const

type Screen = { readonly name: string; readonly size: readonly [width: number, height: number] }

/** For `it.each` of what differs between the two. */
export const screens: readonly Screen[] = [
  { name: 'wide', size: wide },
  { name: 'narrow', size: narrow },
]

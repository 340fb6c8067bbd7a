/** The four ways of expressing a statement, with the specification's numbers. */
export const inputMethod = { typing: 1, speech: 2, images: 4, links: 5 } as const

export type InputMethod = (typeof inputMethod)[keyof typeof inputMethod]

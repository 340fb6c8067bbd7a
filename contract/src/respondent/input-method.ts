/** The four ways of expressing a statement, with the specification's numbers. */
export const inputMethod = { typing: 1, speech: 2, images: 4, links: 5 } as const

export type InputMethod = (typeof inputMethod)[keyof typeof inputMethod]

/** The ways that a company offers, always in the same order; somebody who is left with none types. */
export function offeredMethods(expression: readonly InputMethod[]): InputMethod[] {
  const offered = Object.values(inputMethod).filter((method) => expression.includes(method))
  return offered.length === 0 ? [inputMethod.typing] : offered
}

/** What can be chosen at each statement: also typing, for nobody may be stopped by a microphone that does not work. */
export function choosableMethods(offered: readonly InputMethod[]): InputMethod[] {
  return offered.includes(inputMethod.typing) ? [...offered] : [...offered, inputMethod.typing]
}

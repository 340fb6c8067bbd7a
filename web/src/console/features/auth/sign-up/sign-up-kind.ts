const signUpKinds = ['applicant', 'company'] as const
export type SignUpKind = (typeof signUpKinds)[number]

/** Whom the address says it is for; the two differ in almost every field. */
export function signUpKind(written: unknown): SignUpKind | undefined {
  return signUpKinds.find((kind) => kind === written)
}

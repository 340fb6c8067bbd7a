type Claim = {
  /** What the specification asks for. */
  readonly asked: readonly string[]
  /** What of it is marked as to come. */
  readonly marked: readonly string[]
  readonly isThere: (item: string) => boolean
}

/** Everything in which the product, the marks and the specification do not agree, as sentences; empty when they do. */
export function disagreements({ asked, marked, isThere }: Claim): string[] {
  const missing = asked.filter((item) => !marked.includes(item) && !isThere(item))
  const built = asked.filter((item) => marked.includes(item) && isThere(item))
  const unknown = marked.filter((item) => !asked.includes(item))
  const repeated = asked.filter((item, index) => asked.indexOf(item) !== index)
  return [
    ...missing.map((item) => `Not there, or not as the specification says: ${item}`),
    ...built.map((item) => `Already there, so unmark it in to-come.json: ${item}`),
    ...unknown.map((item) => `Marked in to-come.json, but the specification has no such thing: ${item}`),
    ...repeated.map((item) => `Asked for twice: ${item}`),
  ]
}

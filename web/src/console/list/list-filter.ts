import type { Choice } from '../../ui/kit/choice-field.tsx'

/** Where the choices come from that fit what somebody typed. */
export type ChoiceQuery = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Choice[]>
}

/** One filter of a list, as data. */
export type FilterField = {
  /** As the list's grammar calls it. */
  readonly name: string
  readonly label: string
  /** What its button says as long as nothing is chosen: "All companies". */
  readonly all: string
  /**
   * What can be chosen: a few that are known, none of which may have come yet, or many that are looked up by what is
   * typed. Null: there is nothing to choose from here. It is set by pressing something in a row, and shown only then, so
   * that it can be lifted again.
   */
  readonly choices: readonly Choice[] | ((keyword: string) => ChoiceQuery) | null
  /** What a value is called that stands in the address and is in none of the choices in sight. */
  readonly nameOf?: (value: string) => string | undefined
}

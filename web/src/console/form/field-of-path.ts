type Place = {
  /** The form's own fields, by name. */
  fields: readonly string[]
  /** Whether something on the screen takes the focus for exactly this path. */
  isOnScreen: (path: string) => boolean
  /** Where in the call's body the fields are, if not at its top. */
  under?: string | undefined
}

/**
 * The field that a problem stands at: the deepest one on the screen that its path leads to. A text in three languages
 * has a field for each (`name.zh`); the third of the departments (`departments.2`) has none, so it is told at the
 * departments. Null if no field of the form has to do with it.
 */
export function fieldOfPath(path: string, { fields, isOnScreen, under }: Place): string | null {
  const own = under && path.startsWith(`${under}.`) ? path.slice(under.length + 1) : path
  const field = fields.find((name) => own === name || own.startsWith(`${name}.`))
  if (field === undefined) return null
  for (let deepest = own; deepest !== field; deepest = deepest.slice(0, deepest.lastIndexOf('.'))) {
    if (isOnScreen(deepest)) return deepest
  }
  return field
}

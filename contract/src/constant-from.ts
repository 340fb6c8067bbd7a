/** A stored number as the constant that it is one of; anything else cannot be in the table. */
export function constantFrom<Value extends number>(constants: Readonly<Record<string, Value>>, stored: number): Value {
  const found = Object.values(constants).find((constant) => constant === stored)
  if (found === undefined) throw new RangeError(`${stored} is none of ${Object.keys(constants).join()}`)
  return found
}

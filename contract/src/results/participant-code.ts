/** Without letters that are read as digits, or as each other. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 5
const size = signs.length ** length

/** Odd, so that multiplying by it modulo a power of two gives every number once. */
const factor = 12_664_745
const shift = 9_731_683

/**
 * What stands for a person where names are hidden: `C-7Q2FK`. Numbers that follow each other look nothing alike, so
 * that nobody reads an order into them, and no two are the same.
 */
export function participantCode(no: number): string {
  let rest = (Math.imul(no, factor) + shift) & (size - 1)
  let code = ''
  for (let place = 0; place < length; place += 1) {
    code = signs.charAt(rest % signs.length) + code
    rest = Math.floor(rest / signs.length)
  }
  return `C-${code}`
}

/** Undoes the factor: the two multiplied give 1 modulo the size. */
const inverse = (() => {
  let found = 1
  // Each round doubles the number of low bits that are right; five are enough for 25.
  for (let round = 0; round < 5; round += 1) found = Math.imul(found, 2 - Math.imul(factor, found))
  return found
})()

const codeShape = new RegExp(`^(?:C-?)?([${signs}]{${length}})$`, 'i')

/** The number behind a code, however it was typed; null for a text that is none. */
export function numberOfCode(typed: string): number | null {
  const [, code] = codeShape.exec(typed.trim()) ?? []
  if (code === undefined) return null
  const value = Array.from(code.toUpperCase()).reduce((sum, sign) => sum * signs.length + signs.indexOf(sign), 0)
  return Math.imul(value - shift, inverse) & (size - 1)
}

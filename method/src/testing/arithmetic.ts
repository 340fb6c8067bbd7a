/** `8/7 * (3 + 2)^2`: sums as they stand in a text, worked out from left to right with the usual precedence. */
export function evaluate(expression: string): number {
  const signs = expression.match(/\d+(?:\.\d+)?|\S/g) ?? []
  let position = 0

  function take(...wanted: string[]): string | undefined {
    const sign = signs[position]
    if (sign === undefined || !wanted.includes(sign)) return undefined
    position += 1
    return sign
  }

  function atom(): number {
    if (take('-')) return -power()
    if (take('(')) {
      const inside = sum()
      if (!take(')')) throw new Error(`a bracket is open in ${expression}`)
      return inside
    }
    const value = Number(signs[position])
    position += 1
    return value
  }

  function power(): number {
    const base = atom()
    return take('^') ? base ** atom() : base
  }

  function product(): number {
    let value = power()
    for (let sign = take('*', '/'); sign; sign = take('*', '/'))
      value = sign === '*' ? value * power() : value / power()
    return value
  }

  function sum(): number {
    let value = product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) value += sign === '+' ? product() : -product()
    return value
  }

  const value = sum()
  if (position !== signs.length || Number.isNaN(value)) throw new Error(`${expression} cannot be worked out`)
  return value
}

const equation = /(?<=^|[\s:])[-\d(][-\d+*/^(). ]*(?: ?=[-\d+*/^(). ]*\d\)?)+/gm

/** Every equation between numbers that stands in a text on one line, as its sides. */
export function equationsIn(text: string): string[][] {
  return [...text.matchAll(equation)].map(([found]) => found.split('='))
}

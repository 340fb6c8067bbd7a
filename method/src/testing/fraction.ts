/** `-1/3`, `25/144` or `2`, as people write it. */
export function valueOf(fraction: string): number {
  const [numerator, denominator = 1] = fraction.split('/').map(Number)
  if (numerator === undefined) throw new Error(`${fraction} is not a fraction`)
  return numerator / denominator
}

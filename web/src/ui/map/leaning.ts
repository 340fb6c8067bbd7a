/** Words for a coordinate. Near the middle there is nothing to say either way. */
export function leaning(value: number): 'low' | 'middle' | 'high' {
  if (Math.abs(value) < 0.15) return 'middle'
  return value < 0 ? 'low' : 'high'
}

import { describe, expect, it } from 'vitest'
import { countWords } from './word-count.ts'

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['One, two; three.', 3],
    ["We don't mind well-worn shoes", 5],
    ['我们在莎阿南烘豆', 8],
    ['我们用 Slack 沟通', 6],
    ['Kopi dari biji hijau hingga ke cawan – 12 bulan', 9],
    ['...!?', 0],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words)
  })
})

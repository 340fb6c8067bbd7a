import { paletteWords, shellWords, withWords } from '../words.ts'

const load = withWords(paletteWords, () => import('./palette.tsx'))

/** The palette with the English names of everything in it: many who work in another language know pages by those. */
export async function loadPalette() {
  const [{ Palette }, shell, own] = await Promise.all([load(), shellWords.en(), paletteWords.en()])
  return { Palette, english: { ...shell, ...own } }
}

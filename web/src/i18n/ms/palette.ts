import type { words as english } from '../en/palette.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'palette.placeholder': 'Taip nama halaman atau tindakan',
  'palette.none': 'Tiada hasil untuk “{{query}}”',
  'palette.pages': 'Halaman',
  'palette.company': 'Tukar syarikat',
  'palette.language': 'Bahasa',
  'palette.appearance': 'Paparan',
  'palette.more': 'Lain-lain',
  'palette.light': 'Paparan cerah',
  'palette.dark': 'Paparan gelap',
  'palette.system': 'Paparan ikut peranti',
  'palette.choose': 'pilih',
  'palette.open': 'buka',
  'palette.close': 'tutup',
}

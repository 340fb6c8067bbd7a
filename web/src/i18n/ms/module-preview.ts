import type { words as en } from '../en/module-preview.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'preview.label': 'Pratonton',
  'preview.note': 'Pratonton: tiada apa-apa disimpan',
  'preview.next': 'Isi dan teruskan',
  'preview.again': 'Dari permulaan',
  'preview.company': 'Sebuah syarikat',
  'preview.failed': 'Tiada apa-apa untuk dipratonton',
}

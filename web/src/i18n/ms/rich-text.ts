import type { words as english } from '../en/rich-text.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'richText.tools': 'Alatan untuk: {{label}}',
  'richText.bold': 'Tebal',
  'richText.italic': 'Condong',
  'richText.heading': 'Tajuk',
  'richText.subheading': 'Tajuk kecil',
  'richText.bullets': 'Senarai',
  'richText.numbers': 'Senarai bernombor',
  'richText.undo': 'Buat asal',
  'richText.redo': 'Buat semula',
  'richText.link': 'Pautan',
  'richText.address': 'Pautan ini menuju ke mana?',
  'richText.addressWrong': 'Sila masukkan alamat web atau alamat e-mel.',
  'richText.setLink': 'Tetapkan pautan',
  'richText.unlink': 'Buang pautan',
  'richText.placeholders': 'Ruang isian',
  'richText.insert': 'Sisipkan: {{name}}. Ia diisi untuk setiap pembaca.',
}

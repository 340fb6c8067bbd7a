import type { words as en } from '../en/record.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'record.edit': 'Edit',
  'record.duplicate': 'Salin',
  'record.remove': 'Alih keluar',
  'record.moreFor': 'Lagi untuk {{name}}',
  'record.languages': 'Bahasa',
  'record.complete': 'Lengkap',
  'record.missing': 'Belum ada: {{languages}}',
  'record.changed': 'Diubah',
}

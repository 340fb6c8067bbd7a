import type { words as english } from '../en/sharing.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'sharing.title': 'Kongsi laporan {{name}}',
  'sharing.text':
    'Sesiapa yang mempunyai pautan boleh membaca laporan tanpa log masuk, sehingga pautan tamat. Orang yang dipaparkan dengan kod tetap dipaparkan dengan kod di sana.',
  'sharing.kind': 'Kandungan',
  'sharing.kind.organic': 'Pernyataan',
  'sharing.kind.dynamic': 'Keputusan',
  'sharing.kind.export': 'Kedua-duanya',
  'sharing.days': 'Tempoh sah',
  'sharing.days1': '1 hari',
  'sharing.days7': '7 hari',
  'sharing.days30': '30 hari',
  'sharing.create': 'Buat pautan',
  'sharing.live': 'Pautan yang masih sah',
  'sharing.none': 'Tiada pautan ke laporan ini.',
  'sharing.until': '{{kind}}, hingga {{day}}, {{time}}',
  'sharing.made': 'Dibuat oleh {{name}}',
  'sharing.opened': 'kali terakhir dibuka pada {{day}}',
  'sharing.unopened': 'belum dibuka',
  'sharing.copy': 'Salin pautan',
  'sharing.copied': 'Pautan telah disalin.',
  'sharing.revoke': 'Tamatkan',
  'sharing.revoked': 'Pautan telah ditamatkan.',
}

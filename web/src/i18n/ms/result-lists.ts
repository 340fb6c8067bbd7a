import type { words as english } from '../en/result-lists.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'decide.shortlist': 'Senarai pendekkan',
  'decide.reject': 'Tolak',
  'decide.pipeline': 'Letak dalam saluran',

  'flag.title': 'Integriti',
  'flag.all': 'Apa-apa rekod',
  'flag.none': 'Tiada rekod',
  'flag.events': 'Ada kejadian',
  'flag.repeat': 'Cubaan berulang',
  'flag.count': '{{count}} kejadian',

  'deciding.keyword': 'Kod atau nama',
  'deciding.since': 'Selesai sejak',
  'deciding.anyTime': 'Bila-bila masa',
  'deciding.last7': '7 hari lalu',
  'deciding.last30': '30 hari lalu',
  'deciding.last90': '90 hari lalu',
  'deciding.dimension': 'Dimensi',
  'deciding.allDimensions': 'Semua dimensi',
  'deciding.query': 'Pertanyaan',
  'deciding.allQueries': 'Semua pertanyaan',
  'deciding.until': 'Selesai sehingga',
  'deciding.compare': 'Bandingkan',
  'deciding.compareHowMany': 'Pilih {{fewest}} hingga {{most}} orang untuk dibandingkan.',
  'deciding.mostAtOnce': 'Buat keputusan tentang paling banyak {{most}} orang pada satu masa.',
  'deciding.open': 'Baca apa yang ditulis oleh {{name}}',
  'deciding.read': 'Baca',

  'exports.open': 'Eksport',
}

import type { words as en } from '../en/dashboard.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'overTime.title': 'Mengikut masa',
  'overTime.span': 'Tempoh',
  'overTime.7d': '7 hari',
  'overTime.30d': '30 hari',
  'overTime.90d': '90 hari',
  'overTime.12m': '12 bulan',
  'overTime.people': 'Orang baharu',
  'overTime.surveys': 'Tinjauan dicipta',
  'overTime.completions': 'Tinjauan selesai',
  'overTime.mails': 'E-mel ditulis',
  'overTime.before': '{{count}} dalam tempoh sebelumnya',
  'overTime.days': 'Hari dan bulan dikira mengikut waktu Kuala Lumpur. Hari ini belum berakhir.',
  'chart.keys': 'Gunakan kekunci anak panah untuk bergerak di sepanjang carta. Angkanya ada dalam jadual di bawah.',
  'chart.table': 'Tunjukkan angka',
  'chart.day': 'Hari',
  'chart.month': 'Bulan',
  'chart.count': 'Bilangan',
}

import type { words as english } from '../en/start.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'firstSurvey.title': 'Tinjauan pertama anda',
  'firstSurvey.text':
    'Anda menghuraikan jawatan ini sebelum mendaftar. Ia disimpan bersama syarikat anda dan menjadi permulaan tinjauan pertama anda.',
  'firstSurvey.jobPosition': 'Jawatan',
  'firstSurvey.goal': 'Matlamat',
  'firstSurvey.supervision': 'Penyeliaan',
  'firstSurvey.skipped': 'Belum dijawab',
  'figures.title': 'Dalam angka',
  'figures.people': 'Orang',
  'figures.companies': 'Syarikat',
  'figures.withPlan': 'mempunyai pelan hari ini',
  'figures.pending': 'E-mel menunggu',
  'figures.failed': 'E-mel gagal',
  'figures.more': 'lebih daripada {{count}}',
  'figures.failedText': 'Angka tidak dapat dimuatkan.',
  'revenue.title': 'Hasil jualan',
  'revenue.lead': 'Tidak termasuk cukai, ditolak bayaran balik dan pembalikan.',
  'revenue.open': 'Transaksi',
  'revenue.none': 'Tiada bayaran dalam dua bulan ini.',
  'revenue.thisMonth': '{{month}} setakat ini',
}

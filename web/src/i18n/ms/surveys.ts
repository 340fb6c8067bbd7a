import type { words as english } from '../en/surveys.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'surveys.keyword': 'Cari mengikut nama',
  'surveys.name': 'Tinjauan',
  'surveys.state': 'Keadaan',
  'surveys.expiry': 'Tempoh',
  'surveys.invited': 'Dijemput',
  'surveys.started': 'Bermula',
  'surveys.completed': 'Selesai',
  'surveys.created': 'Dicipta',
  'surveys.draft': 'Draf',
  'surveys.live': 'Berjalan',
  'surveys.closed': 'Ditutup',
  'expiry.today': 'Tamat tempoh hari ini',
  'expiry.inOneDay': 'Tamat dalam 1 hari',
  'expiry.inDays': 'Tamat dalam {{count}} hari',
  'expiry.oneDayAgo': 'Tamat tempoh 1 hari lalu',
  'expiry.daysAgo': 'Tamat tempoh {{count}} hari lalu',
}

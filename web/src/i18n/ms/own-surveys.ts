import type { words as english } from '../en/own-surveys.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'respondent.state.to_do': 'Belum dibuat',
  'respondent.state.running': 'Sedang dijawab',
  'respondent.state.done': 'Selesai',
  'respondent.state.declined': 'Ditolak',
  'respondent.state.expired': 'Tamat tempoh',
  'respondent.company': 'Syarikat',
  'respondent.allCompanies': 'Semua syarikat',
  'respondent.companyCount': '{{name}} ({{count}})',
  'respondent.open': 'Menunggu anda',
  'respondent.past': 'Terdahulu',
  'respondent.start': 'Lihat: {{name}}',
  'respondent.startShort': 'Lihat',
  'respondent.map': 'Peta anda sendiri untuk {{name}}',
  'respondent.mapShort': 'Peta anda sendiri',
  'respondent.pitch': 'Lihat semula perkenalan syarikat: {{name}}',
  'respondent.pitchShort': 'Lihat semula perkenalannya',
  'respondent.goOn': 'Teruskan: {{name}}',
  'respondent.goOnShort': 'Teruskan',
  'respondent.topics': '{{count}} topik',
  'respondent.until': 'Dibuka hingga {{day}}',
  'respondent.doneOn': 'Selesai pada {{day}}',
  'respondent.stage.reading': 'Sedang dibaca oleh syarikat',
  'respondent.stage.shortlisted': 'Anda dalam senarai pendek',
  'respondent.stage.not_chosen': 'Syarikat telah memilih calon lain',
  'respondent.replyBy': 'Jawapan dijanjikan sebelum {{day}}',
  'respondent.endedOn': 'Tamat pada {{day}}',
  'respondent.empty': 'Tiada tinjauan menunggu anda',
  'respondent.emptyText':
    'Apabila syarikat menjemput anda, tinjauannya akan muncul di sini dan turut dihantar melalui e-mel.',
}

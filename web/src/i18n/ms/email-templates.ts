import type { words as english } from '../en/email-templates.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'templates.which': 'E-mel',
  'templates.language': 'Bahasa e-mel',
  'templates.invitation': 'Jemputan',
  'templates.acceptance': 'Penerimaan',
  'templates.rejection': 'Penolakan',
  'templates.invitationHint':
    'Dihantar apabila seseorang dijemput. Butang ke tinjauan mereka diletakkan sendiri di bawah teks anda.',
  'templates.acceptanceHint': 'Dihantar apabila anda menerima seseorang dan memilih untuk memaklumkan mereka.',
  'templates.rejectionHint': 'Dihantar apabila anda menolak seseorang dan memilih untuk memaklumkan mereka.',
  'templates.own': 'Teks anda sendiri',
  'templates.default': 'Teks lalai',
  'templates.subject': 'Subjek',
  'templates.body': 'Teks',
  'templates.insert': 'Sisipkan pemegang tempat ke dalam subjek',
  'templates.put.name': 'Nama penuh',
  'templates.put.first_name': 'Nama pertama',
  'templates.put.company': 'Syarikat',
  'templates.put.survey': 'Tinjauan',
  'templates.put.topics': 'Bilangan soalan',
  'templates.put.until': 'Hari terakhir',
  'templates.emptyHint': 'Bahagian yang dibiarkan kosong menggunakan teks lalai.',
  'templates.back': 'Kembali kepada teks lalai ({{language}})',
  'templates.isDefault': 'Teks lalai telah dikembalikan.',
  'templates.preview': 'Pratonton',
  'templates.reader': 'Seperti yang dibaca oleh orang ini',
  'templates.example': 'Belum ada sesiapa dalam senarai, jadi ini ditulis kepada penerima contoh.',
  'templates.from': 'Daripada',
  'templates.waits': 'Pratonton diteruskan setelah pemegang tempat dibetulkan.',
}

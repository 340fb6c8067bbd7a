import type { words as english } from '../en/notification-choices.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'notificationChoices.pages': 'Apa yang dimaklumkan dan caranya',
  'notificationChoices.list': 'Pemberitahuan',
  'notificationChoices.preferences': 'Pilihan',
  'notificationChoices.preferencesLead':
    'Apa yang anda mahu tahu, dan caranya. Ini terpakai untuk semua syarikat anda.',
  'notificationChoices.kind': 'Apa yang berlaku',
  'notificationChoices.bell': 'Loceng',
  'notificationChoices.email': 'E-mel',
  'notificationChoices.silencedHint': 'Yang tidak berbunyi masih disenaraikan dalam pemberitahuan anda.',
  'notificationChoices.mailOff':
    'Anda telah mematikan pemberitahuan e-mel di Profil Saya. Tiada e-mel dihantar sehingga anda menghidupkannya semula.',
  'notificationChoices.mailOffButAlways':
    'Anda telah mematikan pemberitahuan e-mel di Profil Saya. Hanya e-mel bertanda “Sentiasa” dihantar sehingga anda menghidupkannya semula.',
  'notificationChoices.toProfile': 'Buka Profil Saya',
  'notificationChoices.bellOf': 'Bunyikan loceng: {{kind}}',
  'notificationChoices.emailOf': 'Hantar e-mel: {{kind}}',
  'notificationChoices.always': 'Sentiasa',
  'notificationChoices.kind.survey.completed': 'Seseorang telah menyelesaikan tinjauan',
  'notificationChoices.kind.survey.declined': 'Seseorang telah menolak tinjauan',
  'notificationChoices.kind.mail.failed': 'E-mel tidak dapat dihantar',
  'notificationChoices.kind.import.done': 'Import anda selesai',
  'notificationChoices.kind.pitch.asked': 'Pemohon bertanya tentang pengenalan syarikat',
  'notificationChoices.kind.plan.ending': 'Pelan hampir tamat',
  'notificationChoices.kind.payment.paid': 'Bayaran telah diterima',
  'notificationChoices.kind.payment.failed': 'Bayaran gagal',
  'notificationChoices.kind.card.expiring': 'Kad hampir tamat tempoh',
  'notificationChoices.kind.plan.changed': 'Pelan telah ditukar',
  'notificationChoices.kind.plan.cancelled': 'Pelan telah dibatalkan',
  'notificationChoices.kind.plan.ended': 'Pelan telah tamat',
  'notificationChoices.kind.colleague.joined': 'Rakan sekerja telah menyertai',
  'notificationChoices.kind.notice': 'Notis daripada kami',
}

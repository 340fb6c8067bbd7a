import type { words as english } from '../en/notifications.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'notifications.title': 'Pemberitahuan Saya',
  'notifications.lead': 'Perkara yang berkaitan dengan anda, yang terbaharu di atas.',
  'notifications.bell': 'Pemberitahuan',
  'notifications.bellUnread': 'Pemberitahuan, {{number}} belum dibaca',
  'notifications.arrived': 'Anda ada {{number}} pemberitahuan yang belum dibaca.',
  'notifications.show': 'Pemberitahuan yang dipaparkan',
  'notifications.all': 'Semua',
  'notifications.unread': 'Belum dibaca',
  'notifications.new': 'Baharu',
  'notifications.markAll': 'Tandakan semua sebagai sudah dibaca',
  'notifications.markOne': 'Tandakan sebagai sudah dibaca: {{sentence}}',
  'notifications.seeAll': 'Lihat semua pemberitahuan',
  'notifications.empty': 'Belum ada pemberitahuan',
  'notifications.emptyText':
    'Apabila ada perkara yang berkaitan dengan anda, ia akan dipaparkan di sini dan pada ikon loceng.',
  'notifications.upToDate': 'Semuanya sudah dibaca',
  'notifications.upToDateText': 'Tiada pemberitahuan yang belum anda baca.',
  'notifications.failed': 'Pemberitahuan anda tidak dapat dimuatkan.',
  'notifications.justNow': 'sebentar tadi',

  'notification.colleague.joined': '{{name}} telah menyertai pasukan anda.',
  'notification.colleague.joined.nameless': 'Seorang rakan sekerja telah menyertai pasukan anda.',
  'notification.survey.completed': '{{name}} telah menyelesaikan {{survey}}.',
  'notification.survey.completed.nameless': 'Seseorang telah menyelesaikan {{survey}}.',
  'notification.survey.declined': '{{name}} telah menolak {{survey}}.',
  'notification.survey.declined.nameless': 'Seseorang telah menolak {{survey}}.',
  'notification.goneSurvey': 'satu tinjauan',
  'notification.mail.failed': 'E-mel kepada {{name}} tidak dapat dihantar.',
  'notification.mail.failed.nameless': 'Ada e-mel yang tidak dapat dihantar.',
  'notification.import.done': 'Import anda selesai: {{added}} orang telah ditambah.',
  'notification.import.done.bad':
    'Import anda selesai: {{added}} orang telah ditambah, {{bad}} baris perlu dibetulkan.',
  'notification.notice': '{{name}}',
  'notification.notice.nameless': 'Notis ini tidak lagi dipaparkan.',
  'notification.pitch.asked': 'Pemohon telah bertanya tentang pengenalan syarikat anda. Soalan baharu: {{asked}}.',
  'notification.plan.ending': 'Pelan {{name}} anda akan tamat pada {{day}}.',
  'notification.plan.ending.nameless': 'Pelan anda akan tamat pada {{day}}.',
  'notification.plan.ending.trial': 'Tempoh percubaan percuma anda akan tamat pada {{day}}.',
}

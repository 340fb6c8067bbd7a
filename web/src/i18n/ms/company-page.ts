import type { words as english } from '../en/company-page.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'companyPage.title': 'Sebuah syarikat memperkenalkan diri',
  'companyPage.preview':
    'Buat masa ini hanya orang dalam syarikat anda melihat halaman ini. Pelawat diberitahu bahawa ia tiada.',
  'companyPage.previewOpen': 'Buka kepada semua orang',
  'companyPage.about': 'Siapa kami',
  'companyPage.pitch': 'Apa yang mungkin anda tanya',
  'companyPage.milestones': 'Yang kami banggakan',
  'companyPage.people': 'Bakal rakan sekerja anda',
  'companyPage.hiring': 'Cara kami mengambil pekerja',
  'companyPage.promise': 'Anda akan mendapat jawapan dalam masa',
  'companyPage.days': '{{count}} hari',
  'companyPage.promiseText':
    'Itulah janji kami kepada setiap orang yang melengkapkan tinjauan kami, apa pun keputusannya.',
  'companyPage.kept': '{{percent}}% tepat pada masanya',
  'companyPage.keptText': 'Daripada {{people}} orang yang sepatutnya dijawab dalam dua belas bulan lalu.',
  'companyPage.empty': '{{company}} belum menulis apa-apa di sini.',
  'companyPage.invited': 'Anda telah dijemput?',
  'companyPage.invitedText': 'Pautan anda sendiri ada dalam e-mel jemputan. Jika ada akaun, ia juga ada di sini:',
  'companyPage.invitedGo': 'Jemputan saya',
}

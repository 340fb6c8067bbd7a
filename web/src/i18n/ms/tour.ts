import type { words as english } from '../en/tour.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'tour.progress': '{{step}} daripada {{of}}',
  'tour.next': 'Seterusnya',
  'tour.back': 'Kembali',
  'tour.done': 'Selesai',
  'tour.leave': 'Keluar daripada lawatan',
  'tour.left': 'Anda boleh mengikuti lawatan ini semula pada bila-bila masa: ia ada dalam menu di bawah nama anda.',

  'tour.welcome': 'Selamat datang ke {{app}}',
  'tour.welcome.owner':
    'Anda menunjukkan keadaan kerja yang sebenar, pemohon menjawab dengan kata-kata sendiri, dan anda membaca maksud mereka. Semuanya bermula dengan tinjauan di halaman ini.',
  'tour.welcome.manager':
    'Anda menjemput orang ke tinjauan jabatan anda dan membaca jawapan mereka. Tinjauan itu ada di halaman ini.',
  'tour.welcome.member':
    'Anda boleh membaca tinjauan syarikat anda dan memberikan pandangan. Tinjauan itu ada di halaman ini.',
  'tour.welcome.staff': 'Dari sini anda membantu syarikat dan orang mereka, serta menjaga apa yang digunakan bersama.',
  'tour.welcome.applicant':
    'Apabila syarikat menjemput anda, tinjauannya ada di halaman ini. Tiada jawapan yang betul atau salah: ceritakan pengalaman anda dengan kata-kata sendiri.',

  'tour.navigation': 'Semua ada tempatnya',
  'tour.navigation.text':
    'Halaman anda, mengikut kumpulan. Anda hanya melihat halaman yang boleh dibuka oleh peranan anda.',

  'tour.company': 'Syarikat anda',
  'tour.company.text':
    'Semua yang ada pada skrin ialah milik syarikat ini. Jika anda bekerja untuk beberapa syarikat, tukar di sini.',

  'tour.search': 'Cari halaman',
  'tour.search.text':
    'Cara paling pantas ke sesuatu halaman: taip sebahagian namanya. Dengan papan kekunci, tekan Ctrl atau ⌘ dan K.',

  'tour.preferences': 'Bahasa dan paparan',
  'tour.preferences.text':
    'English, 中文 atau Bahasa Melayu, cerah atau gelap. E-mel kami kepada anda mengikut bahasa itu.',

  'tour.account': 'Anda',
  'tour.account.text': 'Profil, kata laluan dan peranti tempat anda log masuk. Lawatan ini juga ada di sini.',
}

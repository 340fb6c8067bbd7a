import type { words as english } from '../en/console.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'role.root': 'Pentadbir utama',
  'role.moderator': 'Moderator',
  'role.owner': 'Pemilik',
  'role.manager': 'Pengurus',
  'role.member': 'Ahli',
  'role.applicant': 'Pemohon',

  'shell.skip': 'Terus ke kandungan',
  'shell.navigation': 'Utama',
  'shell.menu': 'Menu',
  'shell.close': 'Tutup',
  'shell.company': 'Syarikat',
  'shell.changeCompany': 'Tukar syarikat, kini {{name}}',
  'shell.account': 'Akaun {{name}}',
  'shell.signOut': 'Log keluar',
  'shell.signOut.failed': 'Gagal log keluar.',

  'failure.title': 'Halaman ini tidak dapat dipaparkan',
  'failure.retry': 'Cuba lagi',

  'signIn.title': 'Log masuk',
  'signIn.lead': 'Selamat kembali.',
  'signIn.email': 'E-mel',
  'signIn.password': 'Kata laluan',
  'signIn.showPassword': 'Tunjukkan kata laluan',
  'signIn.remember': 'Ingat saya selama {{days}} hari',
  'signIn.submit': 'Log masuk',
  'signIn.motto': 'Saling bercerita. Saling memilih.',
  'signIn.mottoText': 'Syarikat menerangkan keadaan kerja yang sebenar, pemohon menjawab dengan kata-kata sendiri.',

  'home.greeting': 'Helo, {{name}}',

  'surveys.title': 'Tinjauan saya',
  'surveys.empty': 'Belum ada tinjauan',
  'surveys.emptyText':
    'Tinjauan {{company}} akan disenaraikan di sini, bersama orang yang dijemput dan jawapan mereka.',

  'dashboard.title': 'Papan pemuka',
  'dashboard.empty': 'Belum ada apa-apa untuk dilaporkan',
  'dashboard.emptyText': 'Ringkasan e-mel, syarikat dan pengguna platform ini akan dipaparkan di sini.',

  'respondent.title': 'Tinjauan anda',
  'respondent.empty': 'Tiada tinjauan menunggu anda',
  'respondent.emptyText':
    'Apabila syarikat menjemput anda, tinjauannya akan muncul di sini dan turut dihantar melalui e-mel.',
}

import { consoleMs as messages } from '@catchpitch/contract/messages/ms'
import type { words as english } from '../en/console.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  ...messages,

  'shell.close': 'Tutup',
  'shell.signOut.failed': 'Gagal log keluar.',

  'pending.label': 'Sedang dimuatkan',

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
  'signIn.forgot': 'Lupa kata laluan?',
  'signIn.new': 'Baharu di sini?',
  'signIn.signUp': 'Daftar',
  'signIn.comeBack': 'Anda akan kembali ke tempat anda tadi.',

  'temporary.lead':
    'Kata laluan anda sekarang dipilih atau mungkin diketahui oleh orang lain. Pilih yang hanya anda tahu.',

  'verification.resend': 'Hantar e-mel sekali lagi',
  'verification.resendIn': 'Boleh hantar lagi dalam {{seconds}} s',
}

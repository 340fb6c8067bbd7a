import type { words as english } from '../en/starter.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'starter.step': 'Soalan {{step}} daripada {{steps}}',
  'starter.position': 'Jawatan apakah yang ingin diisi?',
  'starter.position.lead': 'Pilih yang paling hampir. Anda boleh menghuraikannya dengan kata-kata sendiri kemudian.',
  'starter.position.senior': 'Kanan',
  'starter.goal': 'Apakah yang paling anda harapkan daripada orang ini?',
  'starter.goal.lead': 'Satu matlamat. Ia menjadi panduan soalan tinjauan anda.',
  'starter.supervision': 'Sejauh manakah mereka akan diselia?',
  'starter.supervision.lead': 'Nyatakan keadaan sebenar. Pemohon akan mengetahuinya sebelum menjawab.',
  'starter.supervision.direct': 'Ada orang setiap hari yang menunjukkan cara dan menyemak.',
  'starter.supervision.intermittent': 'Ada orang menjenguk pada masa tertentu. Selebihnya mereka bekerja sendiri.',
  'starter.supervision.general': 'Mereka menentukan haluan sendiri dan bertanggungjawab atas hasilnya.',
  'starter.seniorOnly': 'Untuk jawatan kanan sahaja',
  'starter.needed': 'Sila pilih satu, atau langkau soalan ini.',
  'starter.back': 'Kembali',
  'starter.skip': 'Langkau',
  'starter.next': 'Teruskan',
  'starter.finish': 'Teruskan untuk mendaftar',
  'starter.kept': 'Jawapan anda disimpan pada peranti ini sahaja sehingga anda mendaftar.',
  'starter.signedIn': 'Anda telah log masuk. Soalan ini untuk syarikat yang belum mempunyai akaun.',
  'starter.toStart': 'Ke halaman mula saya',
}

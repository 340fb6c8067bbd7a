import type { words as english } from '../en/share.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'share.title': 'Sertai tinjauan',
  'share.time': '{{from}} hingga {{to}} minit, peruntukkan 1 jam',
  'share.topics': '{{count}} topik untuk ditulis',
  'share.until': 'Dibuka sehingga {{day}}',
  'share.join': 'Sertai',
  'share.joinLead':
    'Beritahu {{company}} siapa anda. Selepas itu, pautan anda sendiri ke tinjauan akan dihantar melalui e-mel.',
  'share.firstName': 'Nama pertama',
  'share.lastName': 'Nama keluarga',
  'share.email': 'Alamat e-mel',
  'share.emailHint': 'Pautan anda dihantar ke sini, dalam bahasa halaman ini.',
  'share.dialCode': 'Kod negara',
  'share.mobile': 'Nombor telefon bimbit',
  'share.send': 'Hantar pautan saya',
  'share.privacy': 'Maklumat yang anda isi hanya diberikan kepada {{company}}.',
  'share.sent': 'Sila semak e-mel anda',
  'share.sentText': 'Kami telah menghantar pautan tinjauan anda ke {{email}}.',
  'share.sentHint': 'Belum terima selepas beberapa minit? Semak juga folder spam.',
  'share.again': 'Guna alamat lain',
  'share.overLead': 'Syarikat telah menutupnya, atau tinjauannya sudah tamat. Peranti anda tidak bermasalah.',
  'share.overWay':
    'Jika anda sudah menyertai, pautan dalam e-mel anda masih membuka tinjauan anda. Jika belum, mintalah pautan baharu daripada syarikat itu.',
}

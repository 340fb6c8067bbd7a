import type { words as english } from '../en/support.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'support.title': 'Apa yang boleh kami bantu?',
  'support.close': 'Tutup',
  'support.lead':
    'Tulis kepada kami di sini. Petugas kami akan membalas melalui e-mel, biasanya dalam satu hari bekerja.',
  'support.leadPerson':
    'Tulis kepada kami di sini. Petugas kami akan membalas ke {{email}}, biasanya dalam satu hari bekerja.',
  'support.company': 'Anda menulis bagi pihak {{company}}.',
  'support.name': 'Nama anda',
  'support.email': 'E-mel anda',
  'support.message': 'Mesej anda',
  'support.hint': 'Apa yang anda lakukan, dan apa yang berlaku? Jangan sekali-kali hantar kata laluan.',
  'support.send': 'Hantar',
  'support.kept': 'Teks anda masih di sini.',
  'support.offline': 'Anda di luar talian. Teks anda kekal pada peranti ini sehingga anda dapat menghantarnya.',
  'support.sentTitle': 'Terima kasih. Mesej anda telah kami terima.',
  'support.sentText': 'Nombornya {{number}}. Kami akan membalas ke {{email}}.',
  'support.another': 'Tulis satu lagi',
}

import { ms as messages } from '@catchpitch/contract/messages/ms'
import type { words as english } from '../en/light.ts'
import type { WordsLike } from '../translator.ts'
import { shared } from './shared.ts'

export const words: WordsLike<typeof english> = {
  ...messages,
  ...shared,

  'temporaryLogin.title': 'Mula bila-bila masa anda sedia',
  'temporaryLogin.lead': 'Tekan butang untuk meneruskan sebagai {{email}}. Kata laluan tidak diperlukan.',
  'temporaryLogin.overLead':
    'Sila minta syarikat yang menjemput anda menghantar pautan baharu. Jika anda mempunyai kata laluan, anda juga boleh log masuk dengannya.',

  'landing.signIn': 'Log masuk',
  'landing.continue': 'Teruskan',
  'landing.title': 'Majikan dan pemohon, saling memperkenalkan diri',
  'landing.lead':
    'Syarikat menunjukkan keadaan kerja yang sebenar. Pemohon menjawab dengan kata-kata sendiri: apa yang berlaku, apa yang penting, bagaimana rasanya, dan apa yang dapat diubah. Kenali orangnya sebelum resumenya.',
  'landing.time': '30 hingga 45 minit bagi pemohon',
  'landing.people': 'Tiada markah, tiada penolakan automatik',

  'landing.picture':
    'Perkenalan syarikat sampai kepada pemohon, dan pernyataan yang disusunnya kembali sebagai satu titik pada peta.',
  'landing.picture.pitch': 'Syarikat bercerita dahulu',
  'landing.picture.question': 'Bagaimana beberapa bulan pertama nanti?',
  'landing.picture.answer': 'Giliran pemohon bercerita',
  'landing.picture.first': 'Tiada siapa beritahu kami siapa yang membuat keputusan.',
  'landing.picture.second': 'Saya buat senarai dahulu sebelum mula.',
  'landing.picture.third': 'Kami tutup lewat, tetapi bersama-sama.',
  'landing.picture.map': 'Sejauh mana pasti?',

  'landing.features': 'Apa yang ditawarkan',
  'landing.reversePitch': 'Syarikat tampil dahulu',
  'landing.reversePitch.text': 'Pemohon tahu dengan siapa mereka akan bekerja sebelum mula menjawab.',
  'landing.dishonesty': 'Menandakan ketidakjujuran',
  'landing.dishonesty.text':
    'Teks yang disalin, tab lain dan percubaan kedua ditunjukkan dengan buktinya. Manusia yang menilai.',
  'landing.expression': 'Bebas meluahkan',
  'landing.expression.text': 'Tulis, sebut, tunjukkan gambar atau kongsi lagu, ikut kesesuaian setiap pernyataan.',
  'landing.screening': 'Saringan yang diperibadikan',
  'landing.screening.text': 'Pilih situasi dan soalan ringkas yang benar-benar berkaitan dengan jawatan itu.',
  'landing.team': 'Pameran pasukan',
  'landing.team.text': 'Pencapaian, tempat kerja dan orangnya, supaya jawapan ya itu benar-benar ya.',
}

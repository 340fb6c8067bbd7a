import type { words as english } from '../en/recorded.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'survey.recorded.title': 'Apa yang direkodkan selain jawapan anda',
  'survey.recorded.why':
    '{{company}} melihat senarai yang sama. Tiada apa-apa diputuskan olehnya sahaja; jika ada sebab, anda boleh menyatakannya di sini.',
  'survey.event.tab': 'Tab atau aplikasi lain dibuka',
  'survey.event.focus': 'Tetingkap lain berada di hadapan',
  'survey.event.cut': 'Potong',
  'survey.event.copy': 'Salin',
  'survey.event.paste': 'Tampal',
  'survey.event.rightClick': 'Butang kanan tetikus',
  'survey.event.window': 'Tinjauan dibuka dalam tetingkap kedua',
  'survey.event.camera': 'Kamera dimatikan',
  'survey.event.network': 'Anda meneruskan daripada rangkaian lain',
  'survey.event.repeat': 'Anda pernah menjawab tinjauan syarikat ini',
  'survey.event.snapshot': 'Gambar daripada kamera anda',
  'survey.event.picture': 'Gambar yang diambil',
  'survey.event.characters': 'aksara: {{count}}',
  'survey.event.topic': 'topik {{topic}}',
  'survey.event.explain': 'Adakah anda ingin menyatakan sesuatu tentangnya?',
  'survey.event.save': 'Simpan',
  'survey.event.saved': 'Disimpan',
  'survey.event.failed': 'Tidak dapat disimpan. Sila cuba lagi.',
}

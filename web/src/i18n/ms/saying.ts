import type { words as english } from '../en/saying.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'saying.title': 'Sebut pernyataan anda',
  'saying.language': 'Saya bertutur',
  'saying.hint': 'Sebut satu ayat, kemudian baca apa yang difahami. Paling lama 1 minit.',
  'saying.record': 'Rakam',
  'saying.pause': 'Jeda',
  'saying.resume': 'Teruskan',
  'saying.end': 'Tamat',
  'saying.again': 'Rakam Semula',
  'saying.save': 'Simpan Audio',
  'saying.tryAgain': 'Cuba lagi',
  'saying.time': '{{time}} daripada 1:00',
  'saying.listen': 'Rakaman anda',
  'saying.text': 'Apa yang anda sebut. Betulkan sebelum menyimpannya.',

  'saying.asking': 'Pelayar anda bertanya sama ada halaman ini boleh menggunakan mikrofon.',
  'saying.recording': 'Sedang merakam',
  'saying.paused': 'Dijeda',
  'saying.ending': 'Tinggal 10 saat',
  'saying.hearing': 'Sedang ditukar kepada teks ...',
  'saying.heard': 'Adakah ini yang anda sebut?',

  'saying.refused':
    'Halaman ini tidak dibenarkan menggunakan mikrofon. Benarkan dalam tetapan pelayar anda, atau taip sahaja.',
  'saying.none': 'Tiada mikrofon ditemui. Sambungkan satu dan cuba lagi, atau taip sahaja.',
  'saying.taken': 'Program lain sedang menggunakan mikrofon. Tutup program itu dan cuba lagi, atau taip sahaja.',
  'saying.silent': 'Tiada apa-apa yang dirakam. Sila cuba lagi.',
  'saying.long': 'Rakaman boleh berlangsung paling lama 1 minit. Sila rakam semula.',

  'saying.unheard.cut': 'Tiada sambungan. Rakaman anda disimpan pada peranti ini. Sila taip apa yang anda sebut.',
  'saying.unheard.not_set_up':
    'Rakaman anda disimpan. Bahasa ini tidak dapat ditukar kepada teks di sini, jadi sila taip apa yang anda sebut.',
  'saying.unheard.model_missing':
    'Rakaman anda disimpan. Buat masa ini rakaman tidak dapat ditukar kepada teks, jadi sila taip apa yang anda sebut.',
  'saying.unheard.engine_missing':
    'Rakaman anda disimpan. Buat masa ini rakaman tidak dapat ditukar kepada teks, jadi sila taip apa yang anda sebut.',
  'saying.unheard.busy':
    'Rakaman anda disimpan. Ramai orang sedang bercakap sekarang. Cuba lagi, atau taip apa yang anda sebut.',
  'saying.unheard.limited':
    'Rakaman anda disimpan pada peranti ini dan dihantar sebentar lagi: terlalu banyak dalam masa singkat. Sila taip apa yang anda sebut.',
  'saying.unheard.failed':
    'Rakaman anda disimpan, tetapi tidak dapat ditukar kepada teks. Cuba lagi, atau taip apa yang anda sebut.',
  'saying.unavailable':
    'Apa yang anda sebut dalam bahasa ini dirakam tetapi tidak ditukar kepada teks di sini: anda menaipnya selepas itu.',
}

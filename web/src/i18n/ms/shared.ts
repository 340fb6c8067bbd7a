import type { shared as english } from '../en/shared.ts'
import type { WordsLike } from '../translator.ts'

export const shared: WordsLike<typeof english> = {
  'language.label': 'Bahasa',
  'scheme.label': 'Paparan',
  'scheme.light': 'Cerah',
  'scheme.dark': 'Gelap',
  'scheme.system': 'Ikut peranti ini',
  'missing.title': 'Halaman ini tidak wujud',
  'missing.text': 'Mungkin alamatnya tersilap taip, atau halaman ini telah dialihkan.',
  'missing.home': 'Ke halaman utama',
  'failure.network': 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda dan cuba lagi.',
  'failure.unknown': 'Ada sesuatu yang tidak kena.',
  'offline.title': 'Tiada Sambungan Internet',
  'offline.text': 'Rangkaian telah terputus. Kami akan memberitahu anda sebaik sahaja ia pulih.',
  'offline.warning': 'Perubahan yang belum disimpan mungkin hilang. Sila biarkan halaman ini terbuka.',
  'offline.back': 'Anda kini dalam talian!',
  'offline.close': 'Tutup',
  'support.help': 'Bantuan',
}

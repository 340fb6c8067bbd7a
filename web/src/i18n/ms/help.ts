export const words = {
  'help.lead': 'Cara melakukan sesuatu di sini, dan maksud istilah yang digunakan.',
  'help.search': 'Cari panduan',
  'help.none': 'Belum ada panduan',
  'help.noneText': 'Sebaik sahaja ada panduan yang ditulis untuk anda, ia akan ada di sini.',
  'help.noMatch': 'Tiada panduan yang sepadan',
  'help.noMatchText': 'Cuba kurangkan atau tukar perkataan, atau tulis kepada kami melalui butang di sudut.',
  'help.showAll': 'Tunjukkan semua panduan',
  'help.guide': 'Panduan',
  'help.others': 'Panduan lain',
} as const

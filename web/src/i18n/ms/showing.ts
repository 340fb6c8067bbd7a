import type { words as english } from '../en/showing.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'showing.picture.title': 'Tunjukkan pernyataan anda',
  'showing.picture.hint':
    'Satu gambar bagi setiap pernyataan: foto, lukisan, apa sahaja yang menyatakannya bagi pihak anda. Paling besar 11 MB. Maklumat tempat gambar diambil dibuang.',
  'showing.picture.chosen': 'Gambar yang anda pilih',
  'showing.reading': 'Sedang membaca gambar ...',
  'showing.choose': 'Pilih gambar',
  'showing.another': 'Pilih yang lain',
  'showing.photo': 'Ambil foto',
  'showing.photo.again': 'Foto baharu',
  'showing.caption': 'Dengan beberapa patah perkataan (pilihan)',
  'showing.enlarge': 'Besarkan: {{text}}',

  'showing.camera.view': 'Apa yang dilihat kamera',
  'showing.camera.take': 'Ambil gambar ini',
  'showing.camera.asking': 'Pelayar anda bertanya sama ada halaman ini boleh menggunakan kamera.',
  'showing.camera.refused':
    'Halaman ini tidak dibenarkan menggunakan kamera. Benarkan dalam tetapan pelayar anda, atau pilih gambar.',
  'showing.camera.missing': 'Tiada kamera ditemui. Sila pilih gambar.',

  'showing.link.title': 'Biar lagu atau ucapan berbicara',
  'showing.link.hint':
    'Lagu, ucapan atau babak yang menyatakannya bagi pihak anda. Jika anda meninggalkan halaman ini untuk mencari pautan, hal itu dicatat; anda boleh memberitahu sebabnya di akhir.',
  'showing.link': 'Pautan di YouTube, Dailymotion, TikTok atau Facebook',
  'showing.link.name': 'Tajuknya, atau maksudnya (pilihan)',
  'showing.play': 'Mainkan: {{text}}',
}

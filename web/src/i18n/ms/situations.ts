import type { words as en } from '../en/situations.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'situations.lead': 'Perkara yang ditulis oleh pemohon: setiap satu ialah topik, dan maksud empat kuadrannya.',
  'situations.keyword': 'Cari mengikut nama',
  'situations.name': 'Nama',
  'situations.dimension': 'Dimensi',
  'situations.allDimensions': 'Semua dimensi',
  'situations.modules': 'Modul',
  'situations.create': 'Tulis situasi',
  'situations.duplicated': 'Disalin. Anda sedang melihat salinannya.',
  'situations.removeTitle': 'Alih keluar situasi {{name}}?',
  'situations.removeText':
    'Ia keluar daripada katalog dan tidak boleh dipilih lagi. Tinjauan yang sudah menggunakannya berjalan seperti biasa.',
  'situations.empty': 'Belum ada situasi',
  'situations.emptyText':
    'Situasi ialah perkara yang ditulis dengan 8 hingga 12 pernyataan. Modul terdiri daripadanya.',

  'situation.new': 'Situasi baharu',
  'situation.usedIn': 'Digunakan oleh: {{modules}}',
  'situation.about': 'Apa yang ditanya',
  'situation.aboutHint': 'Pemohon membaca topik dan teksnya; nama hanya untuk mencarinya di sini.',
  'situation.nameHint': 'Ringkas, untuk senarai: Terlalu banyak serentak',
  'situation.topic': 'Topik situasi',
  'situation.text': 'Teks yang dipaparkan dalam tinjauan',
  'situation.textHint':
    'Ajak orang mengingati sesuatu yang benar. Tanya apa yang berlaku, bukan apa yang akan mereka buat.',
  'situation.samples': 'Contoh pernyataan',
  'situation.samplesHint': 'Satu setiap baris. Hanya dilihat oleh orang yang meminta contoh.',
  'situation.chooseDimension': 'Pilih dimensi',
  'situation.quadrants': 'Kuadran, parameter dan rona',
  'situation.quadrantsHint':
    'Maksudnya apabila satu pernyataan jatuh di sini. Semua kuadran mesti diisi; tekan satu bahagian roda untuk menulis teksnya.',
  'situation.parameter': 'Parameter',
  'situation.parameterHint': 'Nama kuadran ini dalam situasi ini',
  'situation.shade': 'Rona: {{strength}}',
  'situation.filled': '{{count}} daripada {{all}} ditulis',
  'situation.save': 'Simpan situasi',
  'situation.create': 'Cipta situasi',

  'wheel.label': 'Dua belas rona',
  'wheel.sector': '{{quadrant}}, {{strength}}',
  'wheel.sectorEmpty': '{{quadrant}}, {{strength}}: belum ditulis',
  'quadrant.1': 'Penting dan positif',
  'quadrant.2': 'Penting dan negatif',
  'quadrant.3': 'Kurang penting dan positif',
  'quadrant.4': 'Kurang penting dan negatif',
  'strength.much': 'Banyak kawalan',
  'strength.some': 'Sedikit kawalan',
  'strength.none': 'Tiada kawalan',
  'strength.much.short': 'Banyak',
  'strength.some.short': 'Sedikit',
  'strength.none.short': 'Tiada',
}

import type { words as english } from '../en/results.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'results.title': 'Keputusan',
  'results.lead': 'Siapa yang telah menyelesaikan tinjauan, dan di mana letaknya jawapan mereka.',
  'results.people': 'Mereka yang telah menyelesaikan tinjauan',
  'results.person': 'Orang',
  'results.status': 'Status',
  'results.allStatuses': 'Semua status',
  'results.situations': 'Situasi',
  'results.completed': 'Selesai',
  'results.shortlisted': 'Disenarai pendek',
  'results.rejected': 'Ditolak',
  'results.pipeline': 'Dalam saluran',
  'results.undecided': 'Belum diputuskan',
  'results.notEnough': 'Belum cukup untuk membuat kesimpulan',

  'results.map.title': 'Cara orang melihat situasi mereka',
  'results.map.people': 'Pada peta: {{total}} orang',
  'results.map.latest': 'Pada peta: {{total}} orang yang terkini',
  'results.map.label': 'Peta dengan {{count}} orang',
  'results.map.keys':
    'Kekunci anak panah pergi ke orang seterusnya di arah itu, Enter memilih, Escape membatalkan. Senarai di bawah memuatkan orang yang sama.',
  'results.axis.bad': 'Terasa tidak baik',
  'results.axis.good': 'Terasa baik',
  'results.axis.little': 'Sedikit kawalan',
  'results.axis.much': 'Banyak kawalan',
  'results.place': '{{feeling}}, {{control}}',
  'results.feltBad': 'Terasa agak tidak baik',
  'results.feltMixed': 'Perasaan bercampur',
  'results.feltGood': 'Terasa agak baik',
  'results.littleControl': 'sedikit dalam kawalan sendiri',
  'results.someControl': 'sebahagian dalam kawalan sendiri',
  'results.muchControl': 'banyak dalam kawalan sendiri',

  'results.how.title': 'Cara membacanya',
  'results.how.dot':
    'Setiap titik ialah seorang: perasaannya tentang apa yang ditulis, dari kiri ke kanan, dan sebanyak mana dalam kawalannya sendiri, dari bawah ke atas. Apa yang disusun lebih tinggi dikira sedikit lebih berat.',
  'results.how.ring':
    'Tuding pada satu titik untuk melihat gelangnya: sejauh mana titik itu mungkin beralih pada hari lain. Di bawah tiga situasi, titik dibiarkan kosong kerana belum cukup untuk membuat kesimpulan.',
  'results.how.cross':
    'Garis silang ialah tengah skala, bukan purata mereka yang memohon. Tempat seseorang tidak bergantung pada orang lain.',
  'results.how.not':
    'Ia menggambarkan apa yang ditulis pada hari itu. Ia bukan markah, dan tiada tempat yang lebih baik daripada yang lain. Gunakannya untuk mencari apa yang patut ditanya.',
}

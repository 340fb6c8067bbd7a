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
    'Kekunci anak panah pergi ke orang seterusnya di arah itu, Enter mencarinya dalam senarai, Space memilihnya, tanda tambah dan tolak mendekatkan dan menjauhkan peta, Escape membatalkan. Senarai di bawah memuatkan orang yang sama.',
  'results.read': 'Baca apa yang ditulis {{name}}',
  'results.recent': 'Keputusan terkini',
  'results.fairness': 'Keadilan keputusan anda',
  'results.fairnessLead':
    'Sama ada orang daripada satu jantina atau julat umur lebih kerap disenarai pendek. Hanya pemilik melihat bahagian ini.',
  'results.fairnessShow': 'Tunjukkan',
  'results.fairnessHide': 'Sembunyikan',
  'results.blind': 'Bacaan tanpa nama',
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

  'results.tools': 'Alat peta',
  'results.tool.area': 'Pilih kawasan',
  'results.tool.move': 'Gerakkan peta',
  'results.tool.nearer': 'Dekatkan',
  'results.tool.farther': 'Jauhkan',
  'results.tool.whole': 'Seluruh peta',
  'results.area.corner':
    'Penjuru: perasaan {{feeling}}, kawalan {{control}}. Kekunci anak panah menggerakkannya, Enter menetapkannya.',
  'results.area.people': '{{count}} orang dalam kawasan ini.',
  'results.area.taken': '{{count}} orang dipilih.',
  'results.apart.distinguishable': 'Boleh dibezakan daripada {{name}}',
  'results.apart.not_distinguishable': 'Tidak dapat dibezakan daripada {{name}}',
  'results.apart.not_enough_to_say': 'Tidak boleh dibandingkan dengan {{name}}',
  'results.alike': 'Tidak dapat dibezakan daripada {{alike}} antara {{others}} orang yang lain.',
  'results.notCompared': 'Belum cukup untuk membuat kesimpulan, jadi tidak dibandingkan dengan sesiapa.',
  'results.picked.people': '{{count}} orang dipilih',
  'results.picked.alike': '{{alike}} daripada {{count}} pasangan tidak dapat dibezakan.',
  'results.picked.notEnough': '{{count}} daripadanya: belum cukup untuk membuat kesimpulan.',
  'results.shades.title': 'Apa yang ditulis semua orang, mengikut rona',
  'results.shades.lead': 'Purata semua orang pada peta. Setiap orang dikira sama.',

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

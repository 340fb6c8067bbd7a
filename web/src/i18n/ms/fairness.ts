import type { words as english } from '../en/fairness.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'fairness.gender': 'Mengikut jantina',
  'fairness.age_range': 'Mengikut julat umur',
  'fairness.male': 'Lelaki',
  'fairness.female': 'Perempuan',
  'fairness.age17': '17 tahun ke bawah',
  'fairness.age60': '60 tahun ke atas',
  'fairness.group': 'Kumpulan',
  'fairness.shortlisted': 'Disenarai pendek',
  'fairness.share': '{{chosen}} daripada {{decided}} ({{percent}})',
  'fairness.ratio': 'Nisbah impak',
  'fairness.p': 'Kebarangkalian (p)',
  'fairness.finding': 'Maksudnya',
  'fairness.reference': 'Paling kerap disenarai pendek',
  'fairness.difference': 'Perbezaan yang patut diteliti',
  'fairness.unclear': 'Tidak jelas: mungkin kebetulan',
  'fairness.alike': 'Tiada perbezaan besar',
  'fairness.too_few': 'Terlalu sedikit untuk dinilai',
  'fairness.settled': 'Sudah diputuskan bagi {{count}} orang: disenarai pendek atau ditolak.',
  'fairness.tooFewText':
    'Terlalu sedikit untuk dinilai: sekurang-kurangnya dua kumpulan memerlukan {{minimum}} orang setiap satu yang sudah diputuskan, dan mesti ada yang disenarai pendek.',
  'fairness.howTitle': 'Cara membacanya',
  'fairness.howRatio':
    'Nisbah impak ialah bahagian sesuatu kumpulan yang disenarai pendek berbanding kumpulan yang paling kerap disenarai pendek. Di bawah 0.80, perbezaan itu cukup besar untuk dipersoalkan.',
  'fairness.howChance':
    'Kebarangkalian datang daripada ujian tepat Fisher: berapa kerap cabutan undi akan membezakan dua kumpulan sebanyak itu. Ia dikira sebagai perbezaan hanya di bawah 0.05 bagi semua perbandingan dalam satu jadual.',
  'fairness.howFew':
    'Kumpulan yang kurang daripada {{minimum}} orang tidak menunjukkan apa-apa dan tidak dipaparkan, kerana ia akan mendedahkan terlalu banyak tentang setiap orang. Sesiapa yang tidak memberi jantina atau tarikh lahir tidak dikira.',
  'fairness.howNot':
    'Perbezaan bukan bukti diskriminasi, dan ketiadaannya bukan bukti keadilan. Ia tidak tahu sebab keputusan anda, dan tidak tahu siapa yang tidak pernah memohon. Jadikan ia sebab untuk meneliti semula keputusan, bukan untuk mengubahnya demi angka.',
}

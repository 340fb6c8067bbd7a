import type { words as en } from '../en/hiring-strategies.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'strategies.lead':
    'Cara pengambilan yang boleh dipilih oleh syarikat. Pemohon membaca langkahnya sebagai “Cara kami mengambil pekerja”.',
  'strategies.keyword': 'Cari mengikut nama',
  'strategies.name': 'Nama',
  'strategies.steps': 'Langkah',
  'strategies.stepCount': '{{count}} langkah',
  'strategies.create': 'Tulis strategi',
  'strategies.duplicated': 'Disalin. Anda sedang melihat salinannya.',
  'strategies.empty': 'Belum ada strategi pengambilan',
  'strategies.emptyText':
    'Strategi ialah beberapa langkah daripada tinjauan hingga hari pertama bekerja. Syarikat memilih satu bagi setiap tinjauan.',
  'strategies.sequence': 'Susunan strategi pengambilan',
  'strategies.sequenceLead': 'Syarikat melihatnya mengikut susunan ini. Tinjauan baharu bermula dengan yang pertama.',
  'strategies.first': 'Tinjauan baharu bermula dengannya',

  'strategy.new': 'Strategi pengambilan baharu',
  'strategy.about': 'Perihal strategi',
  'strategy.aboutHint': 'Syarikat memilih mengikut nama dan kesesuaiannya.',
  'strategy.description': 'Sesuai untuk siapa',
  'strategy.descriptionHint': 'Satu dua ayat: untuk kerja yang mana, dan apa yang diperlukan daripada syarikat.',
  'strategy.stepsHint':
    'Mengikut turutan kejadian. Tulis terus kepada pemohon: apa yang anda lakukan, apa yang kami lakukan, berapa lama.',
  'strategy.step': 'Langkah {{number}}',
  'strategy.stepName': 'Apa yang berlaku',
  'strategy.stepDescription': 'Dalam satu dua ayat',
  'strategy.addStep': 'Tambah langkah',
  'strategy.removeStep': 'Alih keluar langkah {{number}}',
  'strategy.save': 'Simpan strategi',
  'strategy.create': 'Cipta strategi',
}

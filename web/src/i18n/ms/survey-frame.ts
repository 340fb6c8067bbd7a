import type { words as english } from '../en/survey-frame.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'frame.survey': 'Tinjauan',
  'frame.tabs': 'Tentang tinjauan ini',
  'frame.overview': 'Gambaran keseluruhan',
  'frame.purpose': 'Tujuan',
  'frame.pipeline': 'Saluran',
  'frame.result': 'Keputusan',
  'frame.screening': 'Saringan',
  'frame.invite': 'Jemputan',
  'frame.steps': 'Langkah untuk membuat tinjauan ini',
  'frame.place': 'Langkah {{place}} daripada {{count}}: {{name}}',
  'frame.done': 'selesai',
  'frame.next': 'Seterusnya: {{name}}',
  'frame.questions': 'Soalan',
  'frame.queries': 'Pertanyaan',
  'frame.screeningQuestions': 'Soalan saringan',
  'frame.hiringStrategy': 'Strategi pengambilan',
  'frame.emailTemplates': 'Templat E-mel',
  'frame.participants': 'Peserta',
  'frame.summary': 'Ringkasan',
  'saving.saved': 'Disimpan',
  'saving.unsaved': 'Belum disimpan',
  'saving.saving': 'Menyimpan',
  'saving.failed': 'Tidak dapat disimpan',
  'saving.save': 'Simpan',
  'saving.reload': 'Tunjukkan versi terbaharu',
  'plan.none': 'Anda belum mempunyai sebarang pelan. Sila langgan satu pelan.',
  'plan.readOnly':
    'Sementara itu semuanya masih boleh dibaca, dan sesiapa yang sedang menjawab tinjauan boleh menyelesaikannya.',
}

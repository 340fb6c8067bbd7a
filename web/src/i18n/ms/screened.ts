import type { words as english } from '../en/screened.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'screened.questions': 'Soalan saringan',
  'screened.all': 'Jawapan semua orang kepada semua soalan',
  'screened.people': 'Peserta dan jawapan mereka',
  'screened.answers': 'Jawapan',
  'screened.answer': 'Jawapan',
  'screened.answersTo': 'Jawapan kepada: {{question}}',
  'screened.none': 'Tiada jawapan',
  'screened.keyword': 'Perkataan dalam jawapan',
  'screened.noQuestions': 'Tinjauan ini tiada soalan saringan',
  'screened.noQuestionsText':
    'Sudah ada yang menjawab, jadi soalan tidak boleh ditambah lagi. Buat salinan tinjauan untuk bertanya.',
}

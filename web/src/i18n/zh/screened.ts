import type { words as english } from '../en/screened.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'screened.questions': '筛选问题',
  'screened.all': '所有人对全部问题的回答',
  'screened.people': '应聘者及其回答',
  'screened.answers': '回答',
  'screened.answer': '回答',
  'screened.answersTo': '对“{{question}}”的回答',
  'screened.none': '没有作答',
  'screened.keyword': '回答中的字词',
  'screened.noQuestions': '这份问卷没有筛选问题',
  'screened.noQuestionsText': '已有人作答，因此不能再添加。如需提问，请复制这份问卷。',
}

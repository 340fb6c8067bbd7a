import type { words as english } from '../en/survey-frame.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'frame.survey': '问卷',
  'frame.tabs': '关于此问卷',
  'frame.overview': '概览',
  'frame.purpose': '目的',
  'frame.pipeline': '待定',
  'frame.result': '结果',
  'frame.screening': '初步筛选',
  'frame.invite': '邀请',
  'frame.steps': '制作问卷的步骤',
  'frame.place': '第 {{place}} 步，共 {{count}} 步：{{name}}',
  'frame.done': '已完成',
  'frame.next': '下一步：{{name}}',
  'frame.questions': '题目',
  'frame.queries': '想了解什么',
  'frame.screeningQuestions': '筛选问题',
  'frame.hiringStrategy': '招聘流程',
  'frame.summary': '汇总',
  'plan.none': '您还没有任何方案，请先订阅方案。',
  'plan.readOnly': '在此之前，所有内容都可以照常查看，正在作答的人也可以完成问卷。',
}

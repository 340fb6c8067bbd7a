import type { words as english } from '../en/start.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'firstSurvey.title': '您的第一份调查',
  'firstSurvey.text': '这是您注册前描述的职位。它已与贵公司一同保存，将成为第一份调查的开头。',
  'firstSurvey.jobPosition': '职位',
  'firstSurvey.goal': '目标',
  'firstSurvey.supervision': '指导',
  'firstSurvey.skipped': '尚未回答',
  'figures.title': '数据',
  'figures.people': '人员',
  'figures.companies': '公司',
  'figures.withPlan': '目前有方案',
  'figures.pending': '待发邮件',
  'figures.failed': '发送失败的邮件',
  'figures.more': '超过 {{count}}',
  'figures.failedText': '无法加载数据。',
  'revenue.title': '收入',
  'revenue.lead': '不含税，已扣除退款和冲销。',
  'revenue.open': '交易',
  'revenue.none': '这两个月没有付款。',
  'revenue.thisMonth': '{{month}}至今',
}

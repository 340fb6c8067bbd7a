import type { words as english } from '../en/own-surveys.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'respondent.state.to_do': '待填写',
  'respondent.state.running': '进行中',
  'respondent.state.done': '已完成',
  'respondent.state.declined': '已谢绝',
  'respondent.state.expired': '已过期',
  'respondent.open': '等待您填写',
  'respondent.past': '以往的问卷',
  'respondent.start': '查看：{{name}}',
  'respondent.startShort': '查看',
  'respondent.goOn': '继续：{{name}}',
  'respondent.goOnShort': '继续',
  'respondent.topics': '{{count}} 个话题',
  'respondent.until': '开放至 {{day}}',
  'respondent.doneOn': '完成于 {{day}}',
  'respondent.endedOn': '截止于 {{day}}',
  'respondent.empty': '目前没有等待您填写的问卷',
  'respondent.emptyText': '收到公司邀请后，问卷会出现在这里，同时也会发到您的邮箱。',
}

import type { words as english } from '../en/surveys.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'surveys.keyword': '按名称搜索',
  'surveys.name': '问卷',
  'surveys.state': '状态',
  'surveys.expiry': '有效期',
  'surveys.invited': '已邀请',
  'surveys.started': '已开始',
  'surveys.completed': '已完成',
  'surveys.created': '创建日期',
  'surveys.draft': '草稿',
  'surveys.live': '进行中',
  'surveys.closed': '已结束',
  'expiry.today': '今天到期',
  'expiry.inOneDay': '1 天后到期',
  'expiry.inDays': '{{count}} 天后到期',
  'expiry.oneDayAgo': '1 天前已到期',
  'expiry.daysAgo': '{{count}} 天前已到期',
}

import type { words as en } from '../en/dashboard.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'overTime.title': '变化趋势',
  'overTime.span': '时间范围',
  'overTime.7d': '7 天',
  'overTime.30d': '30 天',
  'overTime.90d': '90 天',
  'overTime.12m': '12 个月',
  'overTime.people': '新增用户',
  'overTime.surveys': '新建问卷',
  'overTime.completions': '完成的问卷',
  'overTime.mails': '发出的邮件',
  'overTime.before': '上一时段 {{count}}',
  'overTime.days': '日期和月份按吉隆坡时间计算；今天尚未结束。',
  'chart.keys': '用方向键可沿图表移动；图表下方的表格列有全部数字。',
  'chart.table': '查看数字',
  'chart.day': '日期',
  'chart.month': '月份',
  'chart.count': '数量',
}

import type { words as english } from '../en/result-lists.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'decide.shortlist': '列为入围',
  'decide.reject': '不录用',
  'decide.pipeline': '列为待定',

  'flag.title': '答题记录',
  'flag.all': '不限记录',
  'flag.none': '没有记录',
  'flag.events': '有事件',
  'flag.repeat': '重复作答',
  'flag.count': '{{count}} 个事件',

  'deciding.keyword': '编号或姓名',
  'deciding.since': '完成时间从',
  'deciding.anyTime': '不限时间',
  'deciding.last7': '最近 7 天',
  'deciding.last30': '最近 30 天',
  'deciding.last90': '最近 90 天',
  'deciding.dimension': '维度',
  'deciding.allDimensions': '所有维度',
  'deciding.query': '想了解的问题',
  'deciding.allQueries': '所有问题',
  'deciding.until': '完成时间截至',
  'deciding.compare': '并排比较',
  'deciding.compareHowMany': '请选择 {{fewest}} 至 {{most}} 人进行比较。',
  'deciding.mostAtOnce': '一次最多可对 {{most}} 人作出决定。',
  'deciding.open': '阅读 {{name}} 所写的内容',
  'deciding.read': '阅读',

  'exports.open': '导出',
}

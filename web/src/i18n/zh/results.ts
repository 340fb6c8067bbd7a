import type { words as english } from '../en/results.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'results.title': '结果',
  'results.lead': '哪些人完成了问卷，他们的回答落在哪里。',
  'results.people': '已完成问卷的人',
  'results.person': '人员',
  'results.status': '状态',
  'results.allStatuses': '所有状态',
  'results.situations': '情境',
  'results.completed': '完成时间',
  'results.shortlisted': '入围',
  'results.rejected': '未录用',
  'results.pipeline': '待定',
  'results.undecided': '尚未决定',
  'results.notEnough': '还不足以下结论',

  'results.map.title': '大家如何看待自己的处境',
  'results.map.people': '图上共 {{total}} 人',
  'results.map.latest': '图上为最近的 {{total}} 人',
  'results.map.label': '有 {{count}} 人的地图',
  'results.map.keys': '用方向键移到该方向的下一个人，按 Enter 选中，按 Esc 取消。下方的列表是同一批人。',
  'results.axis.bad': '感受不好',
  'results.axis.good': '感受好',
  'results.axis.little': '掌控少',
  'results.axis.much': '掌控多',
  'results.place': '{{feeling}}，{{control}}',
  'results.feltBad': '感受偏不好',
  'results.feltMixed': '感受有好有坏',
  'results.feltGood': '感受偏好',
  'results.littleControl': '自己能掌控的不多',
  'results.someControl': '自己能掌控一部分',
  'results.muchControl': '多由自己掌控',

  'results.how.title': '怎样看这张图',
  'results.how.dot':
    '每个点是一个人：左右表示对所写内容的感受，上下表示其中有多少由自己掌控。排得越靠前的内容，分量略重一些。',
  'results.how.ring':
    '指向一个点就能看到它的圆环：如果换一天作答，点可能会移动多远。情境少于三个时点是空心的，因为还不足以下结论。',
  'results.how.cross': '十字线是量表的中点，从来不是应聘者的平均值。一个人的位置不取决于其他人。',
  'results.how.not': '它描述的是大家当天所写的内容，不是分数，也没有哪个位置更好。请用它来想想面试时该问什么。',
}

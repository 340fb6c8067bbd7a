import type { words as en } from '../en/record.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'record.edit': '编辑',
  'record.duplicate': '复制',
  'record.remove': '移除',
  'record.moreFor': '{{name}}的更多操作',
  'record.languages': '语言',
  'record.complete': '完整',
  'record.missing': '缺少：{{languages}}',
  'record.changed': '修改时间',
}

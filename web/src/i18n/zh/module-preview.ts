import type { words as en } from '../en/module-preview.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'preview.label': '预览',
  'preview.note': '预览：不会保存任何内容',
  'preview.next': '自动填写并继续',
  'preview.again': '从头开始',
  'preview.company': '某企业',
  'preview.failed': '没有可预览的内容',
}

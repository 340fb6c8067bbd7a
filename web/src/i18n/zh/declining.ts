import type { words as english } from '../en/declining.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'decline.title': '您不想参加吗？',
  'decline.hint': '我们会告知 {{company}} 您谢绝了邀请。说明原因对他们有帮助，但您也可以不写。',
  'decline.reason': '原因',
  'decline.words': '用您自己的话说（可不填）',
  'decline.send': '谢绝问卷',
  'decline.back': '返回',
}

import type { words as english } from '../en/palette.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'palette.placeholder': '输入页面或操作名称',
  'palette.none': '没有找到“{{query}}”',
  'palette.pages': '页面',
  'palette.company': '切换公司',
  'palette.language': '语言',
  'palette.appearance': '外观',
  'palette.more': '其他',
  'palette.light': '浅色外观',
  'palette.dark': '深色外观',
  'palette.system': '外观跟随设备',
  'palette.choose': '选择',
  'palette.open': '打开',
  'palette.close': '关闭',
}

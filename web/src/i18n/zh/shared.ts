import type { shared as english } from '../en/shared.ts'
import type { WordsLike } from '../translator.ts'

export const shared: WordsLike<typeof english> = {
  'language.label': '语言',
  'scheme.label': '外观',
  'scheme.light': '浅色',
  'scheme.dark': '深色',
  'scheme.system': '跟随设备',
  'missing.title': '找不到这个页面',
  'missing.text': '可能是网址输入有误，或者页面已经移走。',
  'missing.home': '回到首页',
  'failure.network': '无法连接服务器。请检查网络后再试。',
  'failure.unknown': '出了点问题。',
  'offline.title': '没有网络连接',
  'offline.text': '网络已断开。一恢复我们就会告诉您。',
  'offline.warning': '尚未保存的更改可能会丢失，请不要关闭此页。',
  'offline.back': '您已重新联网！',
  'offline.close': '关闭',
  'support.help': '帮助',
}

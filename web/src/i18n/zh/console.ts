import { consoleZh as messages } from '@catchpitch/contract/messages/zh'
import type { words as english } from '../en/console.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  ...messages,

  'shell.close': '关闭',
  'shell.signOut.failed': '退出失败。',

  'pending.label': '正在加载',

  'failure.title': '页面无法显示',
  'failure.retry': '重试',

  'signIn.title': '登录',
  'signIn.lead': '欢迎回来。',
  'signIn.email': '电子邮箱',
  'signIn.password': '密码',
  'signIn.showPassword': '显示密码',
  'signIn.remember': '{{days}} 天内保持登录',
  'signIn.submit': '登录',
  'signIn.motto': '双方都介绍自己，双方都作选择。',
  'signIn.mottoText': '公司如实说明工作的样子，应聘者用自己的话来回应。',
  'signIn.forgot': '忘记密码？',
  'signIn.new': '还没有账户？',
  'signIn.signUp': '注册',
  'signIn.comeBack': '登录后将回到您刚才所在的页面。',

  'temporary.lead': '您现在的密码由他人设定，或可能已被他人知晓。请设一个只有您自己知道的密码。',

  'verification.resend': '重新发送邮件',
  'verification.resendIn': '{{seconds}} 秒后可重新发送',
}

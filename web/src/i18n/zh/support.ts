import type { words as english } from '../en/support.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'support.title': '需要什么帮助？',
  'support.close': '关闭',
  'support.lead': '请在这里给我们留言。我们会有专人通过邮件回复您，通常在一个工作日之内。',
  'support.leadPerson': '请在这里给我们留言。我们会有专人回复到 {{email}}，通常在一个工作日之内。',
  'support.company': '您正以 {{company}} 的身份留言。',
  'support.name': '您的姓名',
  'support.email': '您的电子邮箱',
  'support.message': '留言内容',
  'support.hint': '您做了什么操作，出现了什么情况？请不要发送密码。',
  'support.send': '发送',
  'support.kept': '您写的内容还在这里。',
  'support.offline': '您目前处于离线状态。您写的内容会保存在这台设备上，等您联网后再发送。',
  'support.sentTitle': '谢谢，我们已收到您的留言。',
  'support.sentText': '留言编号为 {{number}}。我们会回复到 {{email}}。',
  'support.another': '再写一条',
}

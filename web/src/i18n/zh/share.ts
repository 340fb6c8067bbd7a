import type { words as english } from '../en/share.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'share.title': '参加调查',
  'share.time': '需要 {{from}} 至 {{to}} 分钟，请预留 1 小时',
  'share.topics': '共 {{count}} 个主题',
  'share.until': '开放至 {{day}}',
  'share.join': '我要参加',
  'share.joinLead': '请告诉 {{company}} 您是谁，随后您会收到一封电子邮件，内含您专属的调查链接。',
  'share.firstName': '名字',
  'share.lastName': '姓氏',
  'share.email': '电子邮箱',
  'share.emailHint': '链接会以本页的语言发送到这个邮箱。',
  'share.dialCode': '国家代码',
  'share.mobile': '手机号码',
  'share.send': '把链接发给我',
  'share.privacy': '您填写的内容只会交给 {{company}}。',
  'share.sent': '请查收邮件',
  'share.sentText': '我们已将您的调查链接发送到 {{email}}。',
  'share.sentHint': '几分钟后仍未收到？请看看垃圾邮件箱。',
  'share.again': '换一个邮箱',
  'share.overLead': '公司已关闭此链接，或者调查已经结束。您的设备没有问题。',
  'share.overWay': '如果您已经报名，邮件里的链接仍可进入您的调查；否则请向公司索取新的链接。',
}

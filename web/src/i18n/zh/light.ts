import { publicZh as messages } from '@catchpitch/contract/messages/zh-public'
import type { words as english } from '../en/light.ts'
import type { WordsLike } from '../translator.ts'
import { firstPaint } from './first-paint.ts'
import { shared } from './shared.ts'

export const words: WordsLike<typeof english> = {
  ...messages,
  ...shared,
  ...firstPaint,

  'temporaryLogin.overLead': '请联系邀请您的公司重新发送。如果您有密码，也可以用密码登录。',

  'landing.signIn': '登录',

  'public.plans': '方案',
  'public.start': '描述职位',
  'public.privacy': '隐私政策',
  'public.terms': '条款与条件',
  'public.signUp': '注册',
  'public.pages': '本站页面',
  'public.tagline': '招聘，双方都介绍自己。',
  'public.write': '联系我们',
  'public.retry': '重试',
  'public.loading': '正在加载',
  'legal.contents': '本页内容',
  'legal.version': '第 {{version}} 版，自 {{day}} 起生效',
  'legal.print': '打印',
}

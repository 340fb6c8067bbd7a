import type { words as english } from '../en/sharing.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'sharing.title': '分享 {{name}} 的报告',
  'sharing.text': '在链接失效之前，任何拿到链接的人无需登录即可阅读报告。以编号显示的人，在那里也只显示编号。',
  'sharing.kind': '显示内容',
  'sharing.kind.organic': '陈述',
  'sharing.kind.dynamic': '结果',
  'sharing.kind.export': '两者',
  'sharing.days': '有效期',
  'sharing.days1': '1 天',
  'sharing.days7': '7 天',
  'sharing.days30': '30 天',
  'sharing.create': '生成链接',
  'sharing.live': '有效链接',
  'sharing.none': '目前没有指向这份报告的链接。',
  'sharing.until': '{{kind}}，有效至{{day}}{{time}}',
  'sharing.made': '由 {{name}} 生成',
  'sharing.opened': '最近打开于 {{day}}',
  'sharing.unopened': '尚未打开',
  'sharing.copy': '复制链接',
  'sharing.copied': '链接已复制。',
  'sharing.revoke': '停用',
  'sharing.revoked': '链接已停用。',
}

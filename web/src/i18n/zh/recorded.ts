import type { words as english } from '../en/recorded.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'survey.recorded.title': '除回答外记录的内容',
  'survey.recorded.why': '{{company}} 看到的是同一份列表。不会仅凭它作出任何决定；如有原因，您可以在这里说明。',
  'survey.event.tab': '打开了其他标签页或应用',
  'survey.event.focus': '其他窗口在前面',
  'survey.event.cut': '剪切',
  'survey.event.copy': '复制',
  'survey.event.paste': '粘贴',
  'survey.event.rightClick': '鼠标右键',
  'survey.event.window': '问卷在第二个窗口中打开',
  'survey.event.camera': '摄像头关闭',
  'survey.event.network': '您换了一个网络继续作答',
  'survey.event.repeat': '您以前做过这家公司的问卷',
  'survey.event.snapshot': '摄像头图片',
  'survey.event.picture': '拍下的图片',
  'survey.event.characters': '字符数：{{count}}',
  'survey.event.topic': '主题 {{topic}}',
  'survey.event.explain': '您想对此说明什么吗？',
  'survey.event.save': '保存',
  'survey.event.saved': '已保存',
  'survey.event.failed': '未能保存，请再试一次。',
}

import type { words as english } from '../en/rich-text.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'richText.tools': '{{label}}的工具',
  'richText.bold': '加粗',
  'richText.italic': '斜体',
  'richText.heading': '标题',
  'richText.subheading': '小标题',
  'richText.bullets': '项目列表',
  'richText.numbers': '编号列表',
  'richText.undo': '撤销',
  'richText.redo': '重做',
  'richText.link': '链接',
  'richText.address': '链接到哪里？',
  'richText.addressWrong': '请输入网址或电子邮箱地址。',
  'richText.setLink': '添加链接',
  'richText.unlink': '移除链接',
  'richText.placeholders': '占位符',
  'richText.insert': '插入：{{name}}。读者看到时会自动填入。',
}

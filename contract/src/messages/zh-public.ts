import type { publicEn } from './en-public.ts'

export const publicZh: Record<keyof typeof publicEn, string> = {
  'error.link.expired': '抱歉！此链接已过期',
  'field.required': '此项为必填。',
  'field.number': '请输入有效的数字。',
  'field.picture.type': '请选择图片：jpg、jpeg、png、gif、BMP 或 WebP。',
  'field.picture.bytes': '图片最大为 11 MB。',
  'field.video': '请粘贴 YouTube、Dailymotion、Facebook 或 TikTok 上的视频链接。',
  'done.surveyDeclined': '问卷已成功谢绝。',
}

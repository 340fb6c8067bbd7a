import type { words as english } from '../en/showing.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'showing.picture.title': '用图片表达',
  'showing.picture.hint': '每条陈述一张图：照片、画作，凡能替您说话的都行。最大 11 MB。拍摄地点信息会被去除。',
  'showing.picture.chosen': '您选择的图片',
  'showing.reading': '正在读取图片……',
  'showing.choose': '选择图片',
  'showing.another': '换一张',
  'showing.photo': '拍照',
  'showing.photo.again': '重新拍照',
  'showing.caption': '简短说明（可不填）',
  'showing.enlarge': '放大查看：{{text}}',

  'showing.camera.view': '摄像头画面',
  'showing.camera.take': '拍下来',
  'showing.camera.asking': '浏览器正在询问是否允许此页面使用摄像头。',
  'showing.camera.refused': '此页面无法使用摄像头。请在浏览器设置中允许，或选择一张图片。',
  'showing.camera.missing': '找不到摄像头。请改为选择图片。',

  'showing.link.title': '用一首歌或一段演讲表达',
  'showing.link.hint':
    '能替您说话的一首歌、一段演讲或一个片段。如果为了找链接而离开此页面，会被记录；结束时您可以说明原因。',
  'showing.link': 'YouTube、Dailymotion、TikTok 或 Facebook 上的链接',
  'showing.link.name': '它的名称或含义（可不填）',
  'showing.play': '播放：{{text}}',
}

import type { words as english } from '../en/saying.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'saying.title': '说出您的回答',
  'saying.language': '我说',
  'saying.hint': '说一句话，再看看识别出的文字。最长 1 分钟。',
  'saying.record': '录音',
  'saying.pause': '暂停',
  'saying.resume': '继续',
  'saying.end': '结束',
  'saying.again': '重新录音',
  'saying.save': '保存录音',
  'saying.tryAgain': '再试一次',
  'saying.time': '{{time}} / 1:00',
  'saying.listen': '您的录音',
  'saying.text': '您说的话。保存前请先核对修改。',

  'saying.asking': '浏览器正在询问是否允许此页面使用麦克风。',
  'saying.recording': '正在录音',
  'saying.paused': '已暂停',
  'saying.ending': '还剩 10 秒',
  'saying.hearing': '正在转成文字……',
  'saying.heard': '您说的是这句话吗？',

  'saying.refused': '此页面无法使用麦克风。请在浏览器设置中允许，或改用打字。',
  'saying.none': '找不到麦克风。请接上后再试，或改用打字。',
  'saying.taken': '另一个程序正在使用麦克风。请关闭它后再试，或改用打字。',
  'saying.silent': '没有录到声音，请再试一次。',
  'saying.long': '录音最长为 1 分钟，请重新录音。',

  'saying.unheard.cut': '没有网络连接。录音已保留在此设备上，请打出您说的话。',
  'saying.unheard.not_set_up': '录音已保留。这里无法将此语言转成文字，请打出您说的话。',
  'saying.unheard.model_missing': '录音已保留。目前无法转成文字，请打出您说的话。',
  'saying.unheard.engine_missing': '录音已保留。目前无法转成文字，请打出您说的话。',
  'saying.unheard.busy': '录音已保留。此刻很多人在说话，请再试一次，或打出您说的话。',
  'saying.unheard.limited': '短时间内录音较多，录音已保留在此设备上，稍后发送。请打出您说的话。',
  'saying.unheard.failed': '录音已保留，但未能转成文字。请再试一次，或打出您说的话。',
  'saying.unavailable': '用这种语言说的话会录下来，但这里无法转成文字：之后请自己打出来。',
}

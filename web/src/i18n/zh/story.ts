import type { words as english } from '../en/story.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'story.title': '认识{{company}}',
  'story.again': '再看一遍{{company}}的介绍',
  'story.nothing': '{{company}}目前没有展示介绍。',
  'story.skip': '直接去问卷',
  'story.slides': '幻灯片',
  'story.previous': '上一张',
  'story.next': '下一张',
  'story.goTo': '第 {{place}} 张：{{name}}',
  'story.place': '第 {{place}} 张，共 {{count}} 张：{{name}}',
  'story.drawback': '坦诚相告',
  'story.answer': '您问，我们答',
  'story.play': '播放 {{site}} 上的视频',
  'story.playNotice': '在您按下之前，不会从 {{site}} 加载任何内容。',
  'story.reactTo': '您怎么看“{{name}}”？',
  'story.reaction.helpful': '有帮助',
  'story.reaction.exciting': '很吸引我',
  'story.reaction.not_for_me': '不太适合我',
  'story.noNames': '{{company}}只看得到每个选项被按了几次，看不到是谁按的。这对您的问卷没有任何影响。',
  'story.questions': '问与答',
  'story.ask': '向{{company}}提一个问题',
  'story.ask.label': '您的问题',
  'story.ask.hint':
    '{{company}}不会知道是谁问的。回答会连同您的问题一起给所有应聘者看，所以请不要写只有您自己该知道的事。',
  'story.ask.missing': '请先写下您的问题。',
  'story.ask.send': '提问',
  'story.ask.cancel': '取消',
  'story.own': '您的提问',
  'story.own.waiting': '{{company}}还没有回答。回答会显示在这里，您不必等它。',
  'story.own.change': '修改我的问题',
}

import { zh as messages } from '@catchpitch/contract/messages/zh'
import type { words as english } from '../en/light.ts'
import type { WordsLike } from '../translator.ts'
import { shared } from './shared.ts'

export const words: WordsLike<typeof english> = {
  ...messages,
  ...shared,

  'temporaryLogin.title': '随时可以开始',
  'temporaryLogin.lead': '按下按钮，即以 {{email}} 的身份继续，无需密码。',
  'temporaryLogin.overLead': '请联系邀请您的公司重新发送。如果您有密码，也可以用密码登录。',

  'landing.signIn': '登录',
  'landing.continue': '继续',
  'landing.title': '招聘，双方都介绍自己',
  'landing.lead':
    '公司先坦诚说明这份工作的真实面貌；应聘者再用自己的话回答：发生了什么、什么最重要、当时感受如何、自己能改变多少。先认识人，再看简历。',
  'landing.time': '应聘者只需 30 至 40 分钟',
  'landing.people': '不打分，也不会自动淘汰任何人',

  'landing.picture': '公司的介绍送到应聘者手中，应聘者排好序的陈述化作地图上的一个点。',
  'landing.picture.pitch': '公司先介绍',
  'landing.picture.question': '入职头几个月会是怎样的？',
  'landing.picture.answer': '应聘者来回应',
  'landing.picture.first': '没有人告诉我们该由谁决定。',
  'landing.picture.second': '动手之前，我先列了一张清单。',
  'landing.picture.third': '那天打烊很晚，但大家都在。',
  'landing.picture.map': '有多大把握？',

  'landing.features': '功能一览',
  'landing.reversePitch': '反向自荐',
  'landing.reversePitch.text': '公司先开口。应聘者在作答之前，就知道会与谁共事。',
  'landing.dishonesty': '标记不诚实行为',
  'landing.dishonesty.text': '复制文字、切换标签页、重复作答都会连同证据一并列出，由人来判断。',
  'landing.expression': '自由表达',
  'landing.expression.text': '写下来、说出来、用图片或一首歌来表达，每一条都可以自己选。',
  'landing.screening': '个性化筛选',
  'landing.screening.text': '为这个职位挑选真正相关的情境和简短问题。',
  'landing.team': '团队展示',
  'landing.team.text': '里程碑、工作环境和同事一目了然，点头时心里有数。',
}

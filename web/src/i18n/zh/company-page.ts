import type { words as english } from '../en/company-page.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'companyPage.title': '公司自我介绍',
  'companyPage.preview': '目前只有贵公司的人能看到此页，访客会被告知没有这个页面。',
  'companyPage.previewOpen': '向所有人开放',
  'companyPage.about': '我们是谁',
  'companyPage.pitch': '您可能想问我们的',
  'companyPage.milestones': '我们引以为豪的',
  'companyPage.people': '您会与谁共事',
  'companyPage.hiring': '我们怎样招聘',
  'companyPage.promise': '我们答复您的时间不超过',
  'companyPage.days': '{{count}} 天',
  'companyPage.promiseText': '凡是完成我们问卷的人，无论结果如何，我们都作此承诺。',
  'companyPage.kept': '{{percent}}% 按时答复',
  'companyPage.keptText': '依据过去十二个月内应得到答复的 {{people}} 人。',
  'companyPage.empty': '{{company}}还没有在这里写下内容。',
  'companyPage.invited': '收到邀请了吗？',
  'companyPage.invitedText': '您的专属链接在邀请邮件里。有账户的话，也可以在这里找到：',
  'companyPage.invitedGo': '我的邀请',
}

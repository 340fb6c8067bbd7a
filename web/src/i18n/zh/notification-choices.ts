import type { words as english } from '../en/notification-choices.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'notificationChoices.pages': '接收哪些通知、如何接收',
  'notificationChoices.list': '通知',
  'notificationChoices.preferences': '偏好设置',
  'notificationChoices.preferencesLead': '您想知道哪些事、如何得知。适用于您的所有公司。',
  'notificationChoices.kind': '事件',
  'notificationChoices.bell': '铃铛',
  'notificationChoices.email': '邮件',
  'notificationChoices.silencedHint': '不响铃的通知仍会列在“我的通知”中。',
  'notificationChoices.mailOff': '您已在“我的资料”中关闭邮件通知。重新开启之前不会发送邮件。',
  'notificationChoices.toProfile': '打开我的资料',
  'notificationChoices.bellOf': '响铃：{{kind}}',
  'notificationChoices.emailOf': '发送邮件：{{kind}}',
  'notificationChoices.kind.survey.completed': '有人完成了问卷',
  'notificationChoices.kind.survey.declined': '有人谢绝了问卷',
  'notificationChoices.kind.mail.failed': '邮件未能送达',
  'notificationChoices.kind.import.done': '您的导入已完成',
  'notificationChoices.kind.pitch.asked': '应聘者就公司介绍提问',
  'notificationChoices.kind.plan.ending': '方案即将到期',
  'notificationChoices.kind.colleague.joined': '有同事加入',
  'notificationChoices.kind.notice': '我们的公告',
}

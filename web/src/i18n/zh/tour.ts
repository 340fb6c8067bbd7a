import type { words as english } from '../en/tour.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'tour.progress': '第 {{step}} 步，共 {{of}} 步',
  'tour.next': '下一步',
  'tour.back': '上一步',
  'tour.done': '完成',
  'tour.leave': '退出导览',
  'tour.left': '您随时可以从自己姓名下的菜单再次打开导览。',

  'tour.welcome': '欢迎使用 {{app}}',
  'tour.welcome.owner': '您如实介绍工作的样子，应聘者用自己的话回应，您再读懂他们的意思。一切从这一页的问卷开始。',
  'tour.welcome.manager': '您邀请应聘者填写本部门的问卷，并阅读他们的回答。问卷都在这一页。',
  'tour.welcome.member': '您可以查看公司的问卷并说出您的看法。问卷都在这一页。',
  'tour.welcome.staff': '您在这里协助各家公司和他们的人员，并维护大家共用的内容。',
  'tour.welcome.applicant': '收到公司的邀请后，问卷会出现在这一页。答案没有对错，只需用自己的话写下您的亲身经历。',

  'tour.navigation': '页面都在这里',
  'tour.navigation.text': '您的页面按组排列，只显示您的角色可以打开的页面。',

  'tour.company': '您的公司',
  'tour.company.text': '屏幕上的一切都属于这家公司。如果您在多家公司任职，可以在这里切换。',

  'tour.search': '查找页面',
  'tour.search.text': '最快的方式：输入页面名称的一部分。使用键盘时，按 Ctrl 或 ⌘ 加 K 即可打开。',

  'tour.preferences': '语言与外观',
  'tour.preferences.text': 'English、中文或 Bahasa Melayu，浅色或深色。我们发给您的邮件也会使用所选的语言。',

  'tour.account': '您自己',
  'tour.account.text': '您的资料、密码以及登录的设备。这个导览也在这里。',
}

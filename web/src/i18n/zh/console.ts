import type { words as english } from '../en/console.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'role.root': '超级管理员',
  'role.moderator': '平台管理员',
  'role.owner': '企业所有者',
  'role.manager': '经理',
  'role.member': '成员',
  'role.applicant': '应聘者',

  'shell.skip': '跳到正文',
  'shell.navigation': '主导航',
  'shell.menu': '菜单',
  'shell.close': '关闭',
  'shell.company': '公司',
  'shell.changeCompany': '切换公司，当前为{{name}}',
  'shell.account': '{{name}} 的账户',
  'shell.signOut': '退出登录',
  'shell.signOut.failed': '退出失败。',

  'failure.title': '页面无法显示',
  'failure.retry': '重试',

  'signIn.title': '登录',
  'signIn.lead': '欢迎回来。',
  'signIn.email': '电子邮箱',
  'signIn.password': '密码',
  'signIn.showPassword': '显示密码',
  'signIn.remember': '{{days}} 天内保持登录',
  'signIn.submit': '登录',
  'signIn.motto': '双方都介绍自己，双方都作选择。',
  'signIn.mottoText': '公司如实说明工作的样子，应聘者用自己的话来回应。',

  'home.greeting': '{{name}}，您好',

  'surveys.title': '我的问卷',
  'surveys.empty': '还没有问卷',
  'surveys.emptyText': '{{company}} 的问卷会列在这里，受邀的人和他们的回答也一并可见。',

  'dashboard.title': '总览',
  'dashboard.empty': '暂时没有内容',
  'dashboard.emptyText': '平台上的公司、人员和邮件情况会汇总在这里。',

  'respondent.title': '您的问卷',
  'respondent.empty': '目前没有等待您填写的问卷',
  'respondent.emptyText': '收到公司邀请后，问卷会出现在这里，同时也会发到您的邮箱。',
}

import type { words as english } from '../en/shell.ts'
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
  'shell.waiting': '{{number}} 条待处理',
  'shell.company': '公司',
  'shell.changeCompany': '切换公司，当前为{{name}}',
  'shell.account': '{{name}} 的账户',
  'shell.signOut': '退出登录',
  'shell.stopAndSignOut': '停止模拟并退出登录',
  'shell.search': '搜索',
  'shell.tour': '打开导览',

  'nav.side': '贵公司',
  'nav.account': '账户',
  'nav.people': '人员',
  'nav.catalogue': '内容库',
  'nav.money': '收费',
  'nav.system': '系统',

  'tourOffer.label': '导览',
  'tourOffer.new': '初次使用？',
  'tourOffer.newText': '四处看看，只需一分钟。',
  'tourOffer.begunText': '还有一些您没有看过。',
  'tourOffer.start': '开始导览',
  'tourOffer.resume': '继续导览',
  'tourOffer.decline': '不用了',

  'form.cancel': '取消',

  'people.title': '用户',
  'groups.title': '公司',

  'impersonation.label': '模拟登录',
  'impersonation.who': '您正在以 {{name}} 的身份浏览',
  'impersonation.since': '{{staff}}，自 {{time}} 起',
  'impersonation.why': '原因：{{reason}}',
  'impersonation.stop': '停止',

  'pager.label': '分页',
  'pager.page': '第 {{page}} 页，共 {{last}} 页',
  'pager.previous': '上一页',
  'pager.next': '下一页',

  'companyChoice.title': '请选择一家公司开始',
  'companyChoice.hint': '您可以随时切换。不是您本人？',

  'profile.title': '我的资料',

  'myPassword.title': '我的密码',
  'myData.title': '我的资料',

  'home.greeting': '{{name}}，您好',

  'plan.see': '查看方案',
  'plan.title': '方案',
  'orders.title': '订单',

  'help.title': '帮助中心',

  'surveys.title': '我的问卷',
  'companyResults.title': '结果',
  'participants.title': '参与者',
  'surveys.empty': '还没有问卷',
  'surveys.emptyText': '{{company}} 的问卷会列在这里，受邀的人和他们的回答也一并可见。',

  'catalog.dimensions.title': '维度',
  'catalog.interpretations.title': '解读',
  'catalog.templates.title': '模板',
  'catalog.jobTemplates.title': '职位模板',
  'catalog.industries.title': '行业',
  'catalog.options.title': '选项',
  'catalog.guides.title': '指南',
  'catalog.notices.title': '公告',
  'catalog.notes.title': '备注',
  'catalog.noteTypes.title': '备注类型',
  'catalog.transactionTypes.title': '交易类型',
  'situations.title': '情境',
  'modules.title': '模块',
  'strategies.title': '招聘策略',
  'slides.title': '公司介绍幻灯片',
  'offers.title': '模板',
  'ownPitch.title': '公司介绍',
  'intelligence.title': '招聘洞察',

  'supportMessages.title': '客服留言',

  'companyAccount.title': '公司账户',
  'companyEmailLog.title': '邮件日志',
  'emailLog.title': '系统邮件日志',

  'emailSettings.title': '邮件设置',
  'health.title': '系统状况',

  'allResults.title': '结果',

  'import.title': '导入用户',
  'subscription.title': '订阅',
  'planDetails.title': '方案详情',
  'transactions.title': '交易',
  'wpOrders.title': 'WP 订单',
  'invoices.title': '发票',

  'audit.title': '审计日志',

  'design.title': '设计系统',

  'teams.title': '团队',
  'dashboard.title': '总览',

  'respondent.title': '您的问卷',
}

import type { words as english } from '../en/account.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'auth.toSignIn': '前往登录',
  'auth.backToSignIn': '返回登录',
  'auth.checkMail': '请查收邮件',

  'temporary.submit': '保存并登录',

  'passwordRequest.title': '忘记密码了？',
  'passwordRequest.lead': '请输入您的邮箱，我们会发送链接，让您重新设置密码。',
  'passwordRequest.submit': '发送链接',
  'passwordRequest.sentHint': '邮件中的链接在 {{minutes}} 分钟内有效。如果没有收到，请也看看垃圾邮件箱。',
  'passwordRequest.again': '换一个邮箱',

  'reset.title': '设置新密码',
  'reset.lead': '账户：{{email}}。设置之后，您需要在所有设备上重新登录。',
  'reset.submit': '保存新密码',
  'reset.overLead': '链接可能已经过时，或者已经使用过。您可以马上获取新的链接。',
  'reset.askAgain': '获取新链接',

  'verification.title': '确认您的邮箱',
  'verification.lead': '只需按一下，就可以登录了。',
  'verification.confirm': '确认我的邮箱',
  'verification.confirmedTitle': '一切就绪',
  'verification.overLead':
    '链接可能已经过时，或者已经使用过。如果您的邮箱已确认，直接登录即可；否则请在此输入，我们会发送新的链接。',
  'verification.askLead': '请输入您注册时使用的邮箱，我们会发送一封带有确认链接的邮件。',
  'verification.ask': '发送新链接',
  'verification.sentLead': '我们刚刚向以下邮箱发送了一封邮件。点击邮件中的按钮，就可以登录：',
  'verification.sentHint': '邮件可能需要一分钟才到。如果没有收到，请也看看垃圾邮件箱。',

  'join.opening': '您的邀请',
  'join.title': '加入{{company}}',
  'join.withAccountLead': '您受邀的邮箱是 {{email}}。您已有账户，按一下即可加入。',
  'join.withoutAccountLead': '您受邀的邮箱是 {{email}}。填写姓名并设置密码，账户就建好了。',
  'join.submit': '加入',
  'join.joinedLead': '您现在是{{company}}的一员了。登录后即可开始。',
  'join.overLead': '链接可能已经过时，或者已经使用过。请联系邀请您的人重新发送。',

  'signUp.firstSurvey': '您关于职位的答案会一并保存：{{answers}}。',
  'signUp.title': '您来这里是为了？',
  'signUp.lead': '我们只询问您这一方需要的内容。',
  'signUp.applicant': '我在找工作',
  'signUp.applicantText': '用自己的话回应公司，所有问卷都在一处。',
  'signUp.company': '我在招聘',
  'signUp.companyText': '如实介绍职位，再看应聘者怎样回应。前 {{days}} 天免费。',
  'signUp.applicantTitle': '注册应聘者账户',
  'signUp.applicantLead': '大约需要两分钟。除注明选填的项目外，均须填写。',
  'signUp.companyTitle': '注册公司账户',
  'signUp.companyLead': '免费试用 {{days}} 天，无需银行卡。除注明选填的项目外，均须填写。',
  'signUp.otherKind': '重新选择',
  'signUp.hasAccount': '已有账户？',
  'signUp.reachHint': '我们会向这个邮箱发送邮件，以确认它属于您。',
  'signUp.companyDetails': '您的公司',
  'signUp.owner': '您（企业所有者）',
  'signUp.ownerHint': '之后可以邀请同事。我们会向这个邮箱发送邮件，以确认它属于您。',
  'signUp.password': '您的密码',
  'signUp.terms': '我接受条款和条件以及隐私政策。',
  'signUp.applicantSubmit': '创建账户',
  'signUp.companySubmit': '创建公司账户',

  'legal.terms': '阅读条款和条件',
  'legal.privacy': '阅读隐私政策',
  'legal.newTab': '（在新标签页中打开）',

  'company.name': '公司名称',
  'company.registrationNumber': '注册号（UEN）',
  'company.employees': '员工人数',
  'company.departmentsHint': '每输入一个，按一次回车键。之后还可以再添加。',
  'company.removeDepartment': '移除{{name}}',
}

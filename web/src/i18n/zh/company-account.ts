import type { words as english } from '../en/company-account.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'companyAccount.company': '公司',
  'companyAccount.lead': '显示在邀请和发票上的资料。',
  'companyAccount.details': '公司资料',
  'companyAccount.detailsHint': '应聘者会在每封邮件中看到公司名称。',
  'companyAccount.promise': '几天之内答复',
  'companyAccount.promiseHint': '完成问卷的申请人会看到您将在何时之前答复。留空则不作承诺。',
  'companyAccount.registrationHint': '只有平台工作人员可以更改，请联系客服。',
  'companyAccount.plan': '方案',
  'companyAccount.planTitle': '方案',
  'companyAccount.until': '有效期至',
  'companyAccount.noPlan': '无',
  'companyAccount.usage': '使用情况',
  'companyAccount.surveys': '问卷',
  'companyAccount.participants': '参与者',
  'companyAccount.people': '团队成员',
  'companyAccount.readOnly': '只有所有者可以更改这里的内容。',
}

import type { words as english } from '../en/form.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'password.new': '新密码',
  'password.again': '再次输入密码',
  'password.rule.length': '至少 {{min}} 个字符',
  'password.rule.upper': '大写字母',
  'password.rule.lower': '小写字母',
  'password.rule.number': '数字',
  'password.rule.special': '特殊字符',
  'password.rule.met': '（已满足）',
  'password.rule.open': '（未满足）',

  'signUp.you': '关于您',
  'signUp.reach': '联系方式',

  'form.choose': '请选择',
  'form.optional': '{{label}}（选填）',

  'texts.missing': '尚未填写',
  'texts.inLanguage': '{{label}}，{{language}}',

  'unsaved.title': '要离开此页吗？',
  'unsaved.text': '您在此填写的内容将会丢失。',
  'unsaved.leave': '离开',
  'unsaved.stay': '留在此页',

  'person.firstName': '名',
  'person.lastName': '姓',
  'person.bornOn': '出生日期',
  'person.gender': '性别',
  'person.female': '女',
  'person.male': '男',
  'person.genderUnsaid': '不愿透露',
  'person.employment': '就业状况',
  'person.education': '教育程度',
  'person.country': '国家或地区',
  'person.dialCode': '国家或地区代码',
  'person.mobile': '手机号码',

  'date.day': '日',
  'date.month': '月',
  'date.year': '年（4 位数）',
  'date.dayDigits': '日',
  'date.monthDigits': '月',
  'date.yearDigits': '年',

  'company.departments': '部门',
  'lookup.change': '更改',
  'lookup.type': '输入几个字',
}

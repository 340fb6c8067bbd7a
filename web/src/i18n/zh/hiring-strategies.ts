import type { words as en } from '../en/hiring-strategies.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof en> = {
  'strategies.lead': '供公司选用的招聘方式。应聘者会在“我们怎样招聘”中读到其中的步骤。',
  'strategies.keyword': '按名称搜索',
  'strategies.name': '名称',
  'strategies.steps': '步骤',
  'strategies.stepCount': '{{count}} 个步骤',
  'strategies.create': '撰写招聘策略',
  'strategies.duplicated': '已复制，当前显示的是副本。',
  'strategies.empty': '还没有招聘策略',
  'strategies.emptyText': '一个策略就是从问卷到入职的几个步骤。公司为每份问卷选用一个。',
  'strategies.sequence': '招聘策略的顺序',
  'strategies.sequenceLead': '公司按此顺序看到它们；新问卷默认采用第一个。',
  'strategies.first': '新问卷默认采用',

  'strategy.new': '新招聘策略',
  'strategy.about': '基本信息',
  'strategy.aboutHint': '公司凭名称和适用对象来选择。',
  'strategy.description': '适用于谁',
  'strategy.descriptionHint': '一两句话：适合哪些职位，公司需要投入什么。',
  'strategy.stepsHint': '按发生的先后排列。请直接对应聘者说：您要做什么，我们会做什么，需要多久。',
  'strategy.step': '第 {{number}} 步',
  'strategy.stepName': '这一步做什么',
  'strategy.stepDescription': '用一两句话说明',
  'strategy.addStep': '添加步骤',
  'strategy.removeStep': '移除第 {{number}} 步',
  'strategy.save': '保存招聘策略',
  'strategy.create': '创建招聘策略',
}

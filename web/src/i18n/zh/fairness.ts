import type { words as english } from '../en/fairness.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'fairness.gender': '按性别',
  'fairness.age_range': '按年龄段',
  'fairness.male': '男',
  'fairness.female': '女',
  'fairness.age17': '17 岁及以下',
  'fairness.age60': '60 岁及以上',
  'fairness.group': '群体',
  'fairness.shortlisted': '入围',
  'fairness.share': '{{decided}} 人中 {{chosen}} 人（{{percent}}）',
  'fairness.ratio': '影响比率',
  'fairness.p': '偶然概率（p）',
  'fairness.finding': '说明',
  'fairness.reference': '入围比例最高',
  'fairness.difference': '值得查看的差别',
  'fairness.unclear': '不明确：可能只是偶然',
  'fairness.alike': '没有大的差别',
  'fairness.too_few': '人数太少，无法判断',
  'fairness.settled': '已有结论的 {{count}} 人：入围或未录用。',
  'fairness.tooFewText': '人数太少，无法判断：至少要有两个群体各有 {{minimum}} 人已有结论，并且有人入围。',
  'fairness.howTitle': '怎样解读',
  'fairness.howRatio': '影响比率是一个群体的入围比例与入围比例最高的群体之比。低于 0.80 时，差别已大到值得追问。',
  'fairness.howChance':
    '偶然概率来自费希尔精确检验：如果抽签决定，两个群体相差这么多的可能性有多大。同一张表的全部比较合计低于 0.05 时，才算作差别。',
  'fairness.howFew':
    '少于 {{minimum}} 人的群体说明不了什么，也不予显示，以免透露其中每个人的情况。没有填写性别或出生日期的人不计算在内。',
  'fairness.howNot':
    '有差别不等于存在歧视，没有差别也不等于公平。它不知道您为什么这样决定，也不知道谁从未应聘。请把它当作重新审视决定的理由，绝不要为了改变数字而更改决定。',
}

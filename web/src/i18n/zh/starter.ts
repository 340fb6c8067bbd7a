import type { words as english } from '../en/starter.ts'
import type { WordsLike } from '../translator.ts'

export const words: WordsLike<typeof english> = {
  'starter.step': '第 {{step}} 题，共 {{steps}} 题',
  'starter.position': '您要招哪个职位？',
  'starter.position.lead': '选最接近的一项，之后可以用自己的话补充。',
  'starter.position.senior': '资深',
  'starter.goal': '您最希望这个人做到什么？',
  'starter.goal.lead': '只选一个目标，它会引导调查所问的内容。',
  'starter.supervision': '会给予多少指导？',
  'starter.supervision.lead': '请如实填写。应聘者在作答前会知道。',
  'starter.supervision.direct': '每天有人在旁示范并检查。',
  'starter.supervision.intermittent': '有人定期了解情况，其余时间独立工作。',
  'starter.supervision.general': '自己决定做法，并对结果负责。',
  'starter.seniorOnly': '仅限资深职位',
  'starter.needed': '请选择一项，或跳过此题。',
  'starter.back': '上一题',
  'starter.skip': '跳过',
  'starter.next': '继续',
  'starter.finish': '继续注册',
  'starter.kept': '在您注册之前，答案只保存在这台设备上。',
  'starter.signedIn': '您已登录。这些问题供尚无账户的公司使用。',
  'starter.toStart': '前往我的首页',
}

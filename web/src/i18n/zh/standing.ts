export const words = {
  'plan.label': '没有方案',
  'plan.readOnly': '您可以查看和导出，已开始作答的应聘者可以完成。',
  'plan.since': '自 {{day}} 起只能查看。',
  'grace.label': '付款失败',
  'grace.failed': '{{day}} 的付款 {{amount}} 失败。',
  'grace.failedLast': '上次付款失败。',
  'grace.until': '{{day}} 之前一切照常，之后贵公司只能查看。',
  'grace.card': '更新银行卡',
  'grace.pay': '支付 {{amount}}',
  'grace.owner': '请联系所有者付款。',
  'suspended.title': '{{company}} 已被停用',
  'suspended.text':
    '所有数据都还在，但在恢复之前，贵公司的人员无法查看或修改任何内容。请点击角落里的按钮写信给我们，我们会说明原因和解决办法。正在作答的参与者仍可完成问卷。',
  'suspended.again': '重新查看',
} as const

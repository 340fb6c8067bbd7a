export const words = {
  'plan.label': '没有方案',
  'plan.readOnly': '在此之前，所有内容都可以照常查看，正在作答的人也可以完成问卷。',
  'suspended.title': '{{company}} 已被停用',
  'suspended.text':
    '所有数据都还在，但在恢复之前，贵公司的人员无法查看或修改任何内容。请点击角落里的按钮写信给我们，我们会说明原因和解决办法。正在作答的参与者仍可完成问卷。',
  'suspended.again': '重新查看',
} as const

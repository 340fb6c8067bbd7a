export const words = {
  'help.lead': '这里说明如何操作，以及各个术语的含义。',
  'help.search': '搜索指南',
  'help.none': '还没有指南',
  'help.noneText': '有了适合您的指南，就会显示在这里。',
  'help.noMatch': '没有找到相关指南',
  'help.noMatchText': '请换用更少或不同的词，或点击角落里的按钮联系我们。',
  'help.showAll': '显示全部指南',
  'help.guide': '指南',
  'help.others': '其他指南',
} as const

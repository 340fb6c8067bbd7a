import type { Texts } from '@catchpitch/contract/languages'

type DefaultDimension = { code: string; name: Texts; description: Texts }

/** The lenses that situations look through. A code is never changed nor used again; the texts are staff's to change. */
export const defaultDimensions: readonly DefaultDimension[] = [
  {
    code: 'people',
    name: { en: 'People', zh: '与人相处', ms: 'Hubungan' },
    description: {
      en: 'How somebody works with others: colleagues, customers, people they answer to.',
      zh: '一个人如何与他人共事：同事、客户，以及上级。',
      ms: 'Cara seseorang bekerja dengan orang lain: rakan sekerja, pelanggan dan penyelia.',
    },
  },
  {
    code: 'pressure',
    name: { en: 'Pressure', zh: '压力', ms: 'Tekanan' },
    description: {
      en: 'What somebody sees, feels and can do when there is too much at once.',
      zh: '事情太多时，一个人看到什么、感受如何、又能做些什么。',
      ms: 'Apa yang dilihat, dirasai dan boleh dilakukan oleh seseorang apabila terlalu banyak perkara berlaku serentak.',
    },
  },
  {
    code: 'growth',
    name: { en: 'Growth', zh: '成长', ms: 'Pertumbuhan' },
    description: {
      en: 'How somebody learns, takes up what is new, and looks at their own mistakes.',
      zh: '一个人如何学习、接受新事物，以及看待自己的错误。',
      ms: 'Cara seseorang belajar, menerima perkara baharu dan melihat kesilapan sendiri.',
    },
  },
  {
    code: 'judgement',
    name: { en: 'Judgement', zh: '判断', ms: 'Pertimbangan' },
    description: {
      en: 'What somebody goes by when things are unclear, and what they make of it afterwards.',
      zh: '情况不明时，一个人依据什么来决定，事后又怎样看待。',
      ms: 'Apa yang menjadi panduan seseorang apabila keadaan tidak jelas, dan bagaimana mereka melihatnya kemudian.',
    },
  },
  {
    code: 'customers',
    name: { en: 'Customers', zh: '顾客', ms: 'Pelanggan' },
    description: {
      en: 'How somebody deals with those they serve: when it goes well, when it does not, and when the answer is no.',
      zh: '一个人如何对待自己服务的人：顺利时、不顺时，以及必须拒绝时。',
      ms: 'Cara seseorang berurusan dengan orang yang dilayaninya: ketika lancar, ketika tidak, dan ketika jawapannya tidak.',
    },
  },
  {
    code: 'responsibility',
    name: { en: 'Responsibility', zh: '承担', ms: 'Tanggungjawab' },
    description: {
      en: 'What somebody begins, answers for and stands by: ideas, money, promises.',
      zh: '一个人开创什么、承担什么、守住什么：主意、金钱和承诺。',
      ms: 'Apa yang dimulakan, dipikul dan dipegang oleh seseorang: idea, wang dan janji.',
    },
  },
]

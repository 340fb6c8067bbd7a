import type { Texts } from '@catchpitch/contract/languages'

/** 2: read by the people of companies. */
const companies = 2

export const defaultNotices: readonly { code: string; audience: number; name: Texts; body: Texts }[] = [
  {
    code: 'welcome',
    audience: companies,
    name: { en: 'Welcome', zh: '欢迎', ms: 'Selamat datang' },
    body: {
      en: '<p>Good to have you here. Begin with one survey for one job, invite three people you know, and read their statements together: half an hour shows you more than any manual. The Help Center explains the map; we answer what it does not.</p>',
      zh: '<p>很高兴您来到这里。先为一个岗位建立一份问卷，邀请三位熟人填写，再一起阅读他们写的内容：半小时胜过任何说明书。帮助中心解释了图的读法；没写到的，由我们来回答。</p>',
      ms: '<p>Gembira anda berada di sini. Mulakan dengan satu tinjauan untuk satu jawatan, jemput tiga orang yang anda kenal, dan baca pernyataan mereka bersama-sama: setengah jam lebih bermakna daripada mana-mana manual. Pusat Bantuan menerangkan peta; apa yang tiada di situ, kami jawab.</p>',
    },
  },
]

import type { Texts } from '../languages.ts'

/** Drawings that a company may show at the top of its page, and what they are called. The code is the file's name. */
export const coverImages = {
  'morning-hills': { en: 'Morning hills', zh: '清晨的山', ms: 'Bukit pagi' },
  shophouses: { en: 'Shophouses', zh: '店屋', ms: 'Rumah kedai' },
  'coffee-table': { en: 'Coffee on the table', zh: '桌上的咖啡', ms: 'Kopi di atas meja' },
  harbour: { en: 'Harbour', zh: '海港', ms: 'Pelabuhan' },
  workbench: { en: 'Workbench', zh: '工作台', ms: 'Meja kerja' },
  'rain-tree': { en: 'Under the rain tree', zh: '雨树下', ms: 'Di bawah pokok hujan-hujan' },
  'market-street': { en: 'Market street', zh: '夜市', ms: 'Jalan pasar malam' },
  'evening-skyline': { en: 'Evening skyline', zh: '傍晚的城市', ms: 'Bandar waktu senja' },
} as const satisfies Record<string, Texts>

/** The same for those who would rather have a colour. */
export const colourImages = {
  teal: { en: 'Teal', zh: '青绿', ms: 'Hijau kebiruan' },
  clay: { en: 'Clay', zh: '陶土', ms: 'Tanah liat' },
  sand: { en: 'Sand', zh: '沙', ms: 'Pasir' },
  plum: { en: 'Plum', zh: '紫', ms: 'Ungu' },
  leaf: { en: 'Leaf', zh: '叶绿', ms: 'Hijau daun' },
  sky: { en: 'Sky', zh: '天蓝', ms: 'Biru langit' },
  slate: { en: 'Slate', zh: '石板灰', ms: 'Kelabu batu' },
  honey: { en: 'Honey', zh: '蜂蜜', ms: 'Madu' },
} as const satisfies Record<string, Texts>

/** What a company shows that has chosen none. */
export const defaultCover = 'teal' satisfies keyof typeof colourImages

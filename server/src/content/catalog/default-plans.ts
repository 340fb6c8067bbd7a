import type { Texts } from '@catchpitch/contract/languages'
import { type PlanKind, type PlanLimits, type PlanPeriod, planKind, planPeriod } from '@catchpitch/contract/plans/plans'

type DefaultPlan = {
  sku: string
  kind: PlanKind
  title: Texts
  description: Texts
  /** In sen. Null: agreed with each company. */
  price_minor: number | null
  period: PlanPeriod | null
  /** Of an add-on: what it adds. */
  limits: PlanLimits
}

/** The plans that are there from the start. Prices, limits and words are staff's to change; the sku stays. */
export const defaultPlans: readonly DefaultPlan[] = [
  {
    sku: 'default',
    kind: planKind.default,
    title: { en: 'Default', zh: '标准版', ms: 'Asas' },
    description: {
      en: 'For a company that hires now and then: everything it needs, month by month.',
      zh: '适合不时招聘的公司：功能齐全，按月订阅。',
      ms: 'Untuk syarikat yang mengambil pekerja sekali-sekala: semua yang diperlukan, bulan demi bulan.',
    },
    price_minor: 299_00,
    period: planPeriod.month,
    limits: { surveys: 5, participants: 200, people: 5 },
  },
  {
    sku: 'add-on',
    kind: planKind.add_on,
    title: { en: 'Add on', zh: '附加包', ms: 'Tambahan' },
    description: {
      en: 'More participants on top of your plan, when a survey draws more people than expected.',
      zh: '在现有方案之上增加参与者名额，适合人数超出预期的调查。',
      ms: 'Lebih ramai peserta selain pelan anda, apabila tinjauan menarik lebih ramai orang daripada jangkaan.',
    },
    price_minor: 99_00,
    period: null,
    limits: { surveys: 0, participants: 100, people: 0 },
  },
  {
    sku: 'custom',
    kind: planKind.custom,
    title: { en: 'Custom', zh: '定制版', ms: 'Tersuai' },
    description: {
      en: 'As many surveys and people as your company needs, for a price that we agree on.',
      zh: '按贵公司所需的调查数量和人数定制，价格面议。',
      ms: 'Bilangan tinjauan dan orang mengikut keperluan syarikat anda, dengan harga yang dipersetujui bersama.',
    },
    price_minor: null,
    period: null,
    limits: { surveys: null, participants: null, people: null },
  },
  {
    sku: 'annual',
    kind: planKind.annual,
    title: { en: 'Annual+', zh: '年度版+', ms: 'Tahunan+' },
    description: {
      en: 'For a company that hires all year round: as many surveys as it likes, paid once a year.',
      zh: '适合全年招聘的公司：调查数量不限，按年付费。',
      ms: 'Untuk syarikat yang mengambil pekerja sepanjang tahun: tinjauan tanpa had, dibayar setahun sekali.',
    },
    price_minor: 2990_00,
    period: planPeriod.year,
    limits: { surveys: null, participants: 5000, people: 25 },
  },
]

import type { DefaultOption } from './default-option.ts'

/** What staff sort their own remarks and entries by. */
export const defaultStaffOptions = {
  note_type: [
    { code: 'call', name: { en: 'Telephone call', zh: '通话记录', ms: 'Panggilan telefon' } },
    { code: 'meeting', name: { en: 'Meeting', zh: '会面', ms: 'Mesyuarat' } },
    { code: 'training', name: { en: 'Training given', zh: '已提供培训', ms: 'Latihan diberikan' } },
    { code: 'request', name: { en: 'Wish or idea', zh: '愿望与建议', ms: 'Hasrat atau cadangan' } },
    { code: 'complaint', name: { en: 'Complaint', zh: '投诉', ms: 'Aduan' } },
    { code: 'billing', name: { en: 'Plan and payment', zh: '方案与付款', ms: 'Pelan dan bayaran' } },
    { code: 'follow_up', name: { en: 'To follow up', zh: '待跟进', ms: 'Perlu tindakan susulan' } },
  ],
  transaction_type: [
    { code: 'subscription', name: { en: 'Subscription', zh: '订阅', ms: 'Langganan' } },
    { code: 'renewal', name: { en: 'Renewal', zh: '续订', ms: 'Pembaharuan' } },
    { code: 'upgrade', name: { en: 'Change of plan', zh: '更换方案', ms: 'Pertukaran pelan' } },
    { code: 'add_on', name: { en: 'Add on', zh: '附加包', ms: 'Tambahan' } },
    { code: 'service', name: { en: 'Training or service', zh: '培训或服务', ms: 'Latihan atau perkhidmatan' } },
    { code: 'credit', name: { en: 'Credit', zh: '抵扣额', ms: 'Kredit' } },
    { code: 'refund', name: { en: 'Refund', zh: '退款', ms: 'Bayaran balik' } },
  ],
} satisfies Record<string, readonly DefaultOption[]>

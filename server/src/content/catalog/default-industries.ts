import type { DefaultOption } from './default-option.ts'

/** By which templates are suggested. A company that finds itself nowhere here simply gets what is for all. */
export const defaultIndustries: readonly DefaultOption[] = [
  { code: 'food_and_beverage', name: { en: 'Food and beverage', zh: '餐饮', ms: 'Makanan dan minuman' } },
  { code: 'retail', name: { en: 'Shops and online retail', zh: '零售与电商', ms: 'Runcit dan jualan dalam talian' } },
  { code: 'manufacturing', name: { en: 'Manufacturing', zh: '制造', ms: 'Pembuatan' } },
  {
    code: 'logistics',
    name: { en: 'Transport and logistics', zh: '运输与物流', ms: 'Pengangkutan dan logistik' },
  },
  {
    code: 'construction_and_property',
    name: { en: 'Construction and property', zh: '建筑与房地产', ms: 'Pembinaan dan hartanah' },
  },
  {
    code: 'professional_services',
    name: {
      en: 'Accounting, legal and consulting',
      zh: '会计、法律与咨询',
      ms: 'Perakaunan, guaman dan perundingan',
    },
  },
  {
    code: 'technology',
    name: { en: 'Software and technology', zh: '软件与科技', ms: 'Perisian dan teknologi' },
  },
  {
    code: 'health_and_education',
    name: { en: 'Health, care and education', zh: '医疗、护理与教育', ms: 'Kesihatan, penjagaan dan pendidikan' },
  },
]

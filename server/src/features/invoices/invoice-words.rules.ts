import type { InvoiceKind } from '@catchpitch/contract/invoices/invoice'
import type { Language } from '@catchpitch/contract/languages'
import type { PaymentMethod } from '@catchpitch/contract/orders/orders'

/** What is called otherwise on an invoice and on a credit note. */
type OfKind = {
  heading: string
  issued: string
  paid: string
  paid_with: string
  settled: string
  thanks: string
}

type Words = {
  kind: Readonly<Record<InvoiceKind, OfKind>>
  from: string
  to: string
  registration: string
  tax_number: string
  currency: string
  corrects: string
  description: string
  amount: string
  /** The rest of a plan that was given up. */
  unused: string
  subtotal: string
  /** `service`: as Malaysia calls its own. */
  tax: { service: string; other: string }
  total: string
  questions: string
  transaction: string
  page: string
  method: Readonly<Record<PaymentMethod, string>>
}

/** What stands on invoices and credit notes. `{{title}}` and the like are filled in. */
export const invoiceWords: Readonly<Record<Language, Words>> = {
  en: {
    kind: {
      invoice: {
        heading: 'Invoice',
        issued: 'Invoice date',
        paid: 'Paid on',
        paid_with: 'Paid with',
        settled: 'Paid in full',
        thanks: 'Thank you. There is nothing left to pay.',
      },
      credit_note: {
        heading: 'Credit note',
        issued: 'Credit note date',
        paid: 'Refunded on',
        paid_with: 'Refunded by',
        settled: 'Refunded',
        thanks: 'This amount was refunded. There is nothing for you to do.',
      },
    },
    from: 'From',
    to: 'To',
    registration: 'Registration no. {{number}}',
    tax_number: 'Tax no. {{number}}',
    currency: 'Currency',
    corrects: 'Corrects invoice',
    description: 'Description',
    amount: 'Amount ({{currency}})',
    unused: '{{title}}, unused days',
    subtotal: 'Subtotal',
    tax: { service: 'Service tax', other: 'Tax' },
    total: 'Total',
    questions: 'Questions: {{email}}',
    transaction: 'Transaction {{reference}}',
    page: 'Page {{page}} of {{pages}}',
    method: { card: 'Card', online_transfer: 'Online transfer', cash: 'Cash', manual: 'Manual' },
  },
  zh: {
    kind: {
      invoice: {
        heading: '发票',
        issued: '开票日期',
        paid: '付款日期',
        paid_with: '付款方式',
        settled: '已全额付清',
        thanks: '感谢您的付款，没有其他应付款项。',
      },
      credit_note: {
        heading: '贷记单',
        issued: '开具日期',
        paid: '退款日期',
        paid_with: '退款方式',
        settled: '已退款',
        thanks: '此款项已退还，您无需进行任何操作。',
      },
    },
    from: '销售方',
    to: '购买方',
    registration: '注册号 {{number}}',
    tax_number: '税号 {{number}}',
    currency: '币种',
    corrects: '对应发票',
    description: '项目',
    amount: '金额（{{currency}}）',
    unused: '{{title}}，未使用天数',
    subtotal: '小计',
    tax: { service: '服务税', other: '税额' },
    total: '合计',
    questions: '如有疑问：{{email}}',
    transaction: '交易编号 {{reference}}',
    page: '第 {{page}} 页，共 {{pages}} 页',
    method: { card: '银行卡', online_transfer: '网上转账', cash: '现金', manual: '手动' },
  },
  ms: {
    kind: {
      invoice: {
        heading: 'Invois',
        issued: 'Tarikh invois',
        paid: 'Dibayar pada',
        paid_with: 'Dibayar dengan',
        settled: 'Dibayar penuh',
        thanks: 'Terima kasih. Tiada baki yang perlu dibayar.',
      },
      credit_note: {
        heading: 'Nota kredit',
        issued: 'Tarikh nota kredit',
        paid: 'Dibayar balik pada',
        paid_with: 'Dibayar balik melalui',
        settled: 'Telah dibayar balik',
        thanks: 'Amaun ini telah dibayar balik. Anda tidak perlu berbuat apa-apa.',
      },
    },
    from: 'Daripada',
    to: 'Kepada',
    registration: 'No. pendaftaran {{number}}',
    tax_number: 'No. cukai {{number}}',
    currency: 'Mata wang',
    corrects: 'Membetulkan invois',
    description: 'Keterangan',
    amount: 'Amaun ({{currency}})',
    unused: '{{title}}, hari tidak digunakan',
    subtotal: 'Jumlah kecil',
    tax: { service: 'Cukai perkhidmatan', other: 'Cukai' },
    total: 'Jumlah',
    questions: 'Pertanyaan: {{email}}',
    transaction: 'Transaksi {{reference}}',
    page: 'Halaman {{page}} daripada {{pages}}',
    method: { card: 'Kad', online_transfer: 'Pindahan dalam talian', cash: 'Tunai', manual: 'Manual' },
  },
}

import { languages } from '@catchpitch/contract/languages'
import { describe, expect, it } from 'vitest'
import { testInstallation } from '#testing/installation'
import { readPdf } from '#testing/read-pdf'
import { drawInvoice } from './draw-invoice.ts'
import { readInvoiceFonts } from './invoice-fonts.ts'
import { type Sheet, sheetTexts } from './invoice-sheet.rules.ts'

const invoice: Sheet = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 'INV-2026-0463',
  kind: 'invoice',
  issued_at: '2026-11-27T02:00:00.000Z',
  paid_at: '2026-11-26T02:00:00.000Z',
  subtotal_minor: 279_067,
  tax_minor: 22_325,
  tax_rate: 800,
  total_minor: 301_392,
  currency: 'MYR',
  payment_method: 'card',
  paid_with: 'visa 4242',
  title: 'Annual+',
  seller: {
    name: 'Catchpitch Sdn Bhd',
    address: ['Level 9, 21 Jalan Contoh', '50450 Kuala Lumpur'],
    country: 'MY',
    registration_number: null,
    tax_number: 'W10-0000-00000000',
    email: 'billing@catchpitch.example',
  },
  buyer: {
    name: '咖啡与凯恩有限公司',
    address: ['8 Jalan Telawi 3', '59100 Kuala Lumpur'],
    country: 'MY',
    registration_number: '202001000000',
    tax_number: 'C 001',
    email: null,
  },
  lines: [
    {
      kind: 'plan',
      title: 'Annual+',
      starts_at: '2026-11-26T16:00:00.000Z',
      ends_at: '2027-11-26T16:00:00.000Z',
      amount_minor: 299_000,
    },
    {
      kind: 'unused',
      title: 'Default',
      starts_at: '2026-11-26T16:00:00.000Z',
      ends_at: '2026-12-16T16:00:00.000Z',
      amount_minor: -19_933,
    },
  ],
  transaction_id: 'ch_3Qx81kTest',
  order_id: '00000000-0000-4000-8000-000000000002',
  corrects: null,
}

async function draw(sheet: Partial<Sheet> = {}, language: (typeof languages)[number] = 'en') {
  const fonts = await readInvoiceFonts(testInstallation.font_dir)
  const whole = { ...invoice, ...sheet }
  const about = { fonts, app_name: 'Catchpitch', language, issued_at: new Date(whole.issued_at) }
  return drawInvoice(sheetTexts(whole, language), about)
}

describe('an invoice as a PDF file', () => {
  it.each([
    [
      'en',
      ['Invoice INV-2026-0463', 'Paid on 26 Nov 2026', 'Amount (RM)', 'Service tax 8 % 223.25', 'Page 1 of 1'],
      [
        '27 Nov 2026 – 26 Nov 2027',
        'Default, unused days',
        'Registration no. 202001000000',
        'Paid in full RM 3,013.92',
      ],
    ],
    [
      'zh',
      ['发票 INV-2026-0463', '付款日期 2026年11月26日', '服务税 8 % 223.25', '第 1 页，共 1 页', '马来西亚'],
      ['2026年11月27日 – 2027年11月26日', 'Default，未使用天数', '税号 C 001', '已全额付清 RM 3,013.92'],
    ],
    [
      'ms',
      ['Invois INV-2026-0463', 'Dibayar pada 26 Nov 2026', 'Cukai perkhidmatan 8 % 223.25', 'Halaman 1 daripada 1'],
      ['27 Nov 2026 – 16 Dis 2026', 'Default, hari tidak digunakan', 'No. cukai C 001', 'Dibayar penuh RM 3,013.92'],
    ],
  ] as const)('can be read, searched and copied in %s', async (language, ...wanted) => {
    const { pages, title } = await readPdf(await draw({}, language))
    expect(pages).toHaveLength(1)
    const [page = ''] = pages
    for (const words of wanted.flat()) expect(page.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
    for (const words of ['咖啡与凯恩有限公司', 'Catchpitch Sdn Bhd', 'Visa 4242', '2,990.00', '−199.33', '2,790.67']) {
      expect(page).toContain(words)
    }
    expect(page).toContain('billing@catchpitch.example')
    expect(page).toContain('ch_3Qx81kTest')
    expect(title).toMatch(/INV-2026-0463$/)
  })

  it.each(languages)('says in %s which invoice a credit note takes back', async (language) => {
    const refund = { kind: 'credit_note', total_minor: -301_392, subtotal_minor: -279_067, tax_minor: -22_325 } as const
    const corrects = { id: invoice.id, number: 'INV-2026-0001' }
    const { pages } = await readPdf(await draw({ ...refund, corrects }, language))
    for (const words of ['INV-2026-0001', '−2,790.67', '−223.25']) expect(pages[0]).toContain(words)
  })

  it('says nothing of a tax that was not asked for, and no rate that it does not know', async () => {
    const without = await readPdf(await draw({ tax_minor: 0, tax_rate: null, subtotal_minor: 301_392 }))
    expect(without.pages[0]).not.toContain('tax 8')
    expect(without.pages[0]).not.toContain('Service tax')
    const { pages } = await readPdf(await draw({ tax_rate: null }))
    expect(pages[0]).toMatch(/Service tax\s+223\.25/)
    expect((await readPdf(await draw({ buyer: { ...invoice.buyer, country: 'SG' } }))).pages[0]).toMatch(/ Tax\s8/)
  })

  it('goes on over as many pages as it takes, each with its number, and loses nothing', async () => {
    const [line] = invoice.lines
    if (!line) throw new Error('no line')
    const titles = Array.from(
      { length: 60 },
      (_, at) => `No. ${at} ${'方案'.repeat((at % 5) * 20)}${'x'.repeat((at % 3) * 60)}`,
    )
    const lines = titles.map((title) => ({ ...line, title }))
    const reference = `manual-${'0123456789'.repeat(24)}`
    const { pages } = await readPdf(await draw({ lines, transaction_id: reference, paid_with: 'x'.repeat(200) }))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((page, at) => {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(page).toContain('INV-2026-0463')
      expect(page.replaceAll(' ', '')).toContain(reference)
    })
    const all = pages.join(' ')
    for (let at = 0; at < 60; at += 1) expect(all).toContain(`No. ${at}`)
    expect(pages.at(-1)).toContain('Paid in full')
  })

  it('says what is missing where there are no fonts', async () => {
    await expect(readInvoiceFonts('/nonexistent')).rejects.toThrow('node scripts/fonts.mjs')
  })
})

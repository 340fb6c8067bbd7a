import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import type { InvoiceFonts } from './invoice-fonts.ts'
import type { PartyTexts, SheetTexts } from './invoice-sheet.rules.ts'

/** A4, in points. */
const sheet = { width: 595.28, height: 841.89, side: 56, top: 56, foot: 44 }
const left = sheet.side
const right = sheet.width - sheet.side
const width = right - left
const gap = 24
/** Of the column of amounts, and of the sums that stand under it. */
const amounts = { width: 110, sums: 276 }

const colour = { ink: '#23211c', quiet: '#6b665e', line: '#d9d4c8', brand: '#0b5d5a', accent: '#d9722e' }

type Doc = InstanceType<typeof Pdf>
type Style = { size?: number; bold?: boolean; quiet?: boolean; align?: 'left' | 'right' | 'center'; fill?: string }
type Box = Style & { x: number; y: number; width: number }

function dress(doc: Doc, { size = 9.5, bold = false, quiet = false, fill }: Style): Doc {
  return doc
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(fill ?? (quiet ? colour.quiet : colour.ink))
}

function heightOf(doc: Doc, text: string, box: Style & { width: number }): number {
  return text === '' ? 0 : dress(doc, box).heightOfString(text, { width: box.width })
}

/** Writes a text into a column, however many lines it takes, and tells where it ends. */
function write(doc: Doc, text: string, box: Box): number {
  if (text === '') return box.y
  const { x, y, width: of, align = 'left' } = box
  dress(doc, box).text(text, x, y, { width: of, align })
  return y + heightOf(doc, text, box)
}

function rule(doc: Doc, y: number, { from = left, strong = false } = {}): void {
  doc
    .moveTo(from, y)
    .lineTo(right, y)
    .lineWidth(strong ? 0.9 : 0.6)
    .strokeColor(strong ? colour.ink : colour.line)
    .stroke()
}

/** The mark of the product, 18 points high. */
function drawMark(doc: Doc, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(18 / 24)
  doc.circle(12, 12, 11).fill(colour.brand)
  doc.path('M7 14c2.5-6 7.5-6 10 0').lineWidth(2.2).lineCap('round').stroke('#ffffff')
  doc.circle(12, 8, 2).fill(colour.accent)
  doc.restore()
}

function drawTop(doc: Doc, { heading, number }: SheetTexts, app_name: string): number {
  const brand = { size: 13, bold: true }
  const named = Math.min(dress(doc, brand).widthOfString(app_name) + 1, width / 2 - gap)
  write(doc, app_name, { ...brand, x: right - named, y: sheet.top + 2, width: named })
  drawMark(doc, right - named - gap, sheet.top + 2)
  const headed = write(doc, heading, { size: 22, bold: true, x: left, y: sheet.top - 6, width: width / 2 })
  return write(doc, number, { size: 11.5, x: left, y: headed, width: width / 2 })
}

function drawParty(doc: Doc, { title, name, lines }: PartyTexts, x: number, y: number): number {
  const of = (width - gap) / 2
  let at = write(doc, title, { size: 8.5, quiet: true, x, y, width: of }) + 2
  at = write(doc, name, { bold: true, x, y: at, width: of })
  for (const line of lines) at = write(doc, line, { x, y: at, width: of })
  return at
}

const facts_in_a_row = 4

function drawFacts(doc: Doc, facts: SheetTexts['facts'], y: number): number {
  const of = (width - gap * (facts_in_a_row - 1)) / facts_in_a_row
  let from = y + 10
  rule(doc, y)
  for (let first = 0; first < facts.length; first += facts_in_a_row) {
    const ends = facts.slice(first, first + facts_in_a_row).map(([name, fact], at) => {
      const x = left + at * (of + gap)
      const named = write(doc, name, { size: 8.5, quiet: true, x, y: from, width: of }) + 1
      return write(doc, fact, { bold: true, x, y: named, width: of })
    })
    from = Math.max(...ends) + 10
  }
  rule(doc, from)
  return from
}

function drawColumns(doc: Doc, [description, amount]: SheetTexts['columns'], y: number): number {
  const style = { size: 8.5, quiet: true, y } as const
  const ends = [
    write(doc, description, { ...style, x: left, width: width - amounts.width - gap }),
    write(doc, amount, { ...style, x: right - amounts.width, width: amounts.width, align: 'right' }),
  ]
  const end = Math.max(...ends) + 6
  rule(doc, end, { strong: true })
  return end
}

type Line = SheetTexts['lines'][number]

const titled = { bold: true, width: width - amounts.width - gap }
const dated = { size: 8.5, quiet: true, width: titled.width }

const heightOfLine = (doc: Doc, { title, period }: Line) =>
  8 + heightOf(doc, title, titled) + heightOf(doc, period ?? '', dated) + 8

function drawLine(doc: Doc, line: Line, y: number): number {
  const from = y + 8
  write(doc, line.amount, { x: right - amounts.width, y: from, width: amounts.width, align: 'right' })
  const named = write(doc, line.title, { ...titled, x: left, y: from })
  const end = write(doc, line.period ?? '', { ...dated, x: left, y: named }) + 8
  rule(doc, end)
  return end
}

const sum_left = right - amounts.sums

function drawSum(doc: Doc, [name, amount]: readonly [string, string], y: number, style: Style = {}): number {
  const named = amounts.sums - amounts.width - gap
  return Math.max(
    write(doc, name, { ...style, x: sum_left, y, width: named }),
    write(doc, amount, {
      ...style,
      fill: colour.ink,
      x: sum_left + named,
      y,
      width: amounts.sums - named,
      align: 'right',
    }),
  )
}

function drawTick(doc: Doc, x: number, y: number): void {
  doc.save().lineWidth(1).strokeColor(colour.brand).lineCap('round').lineJoin('round')
  doc.circle(x, y, 4.6).stroke()
  doc
    .moveTo(x - 2, y)
    .lineTo(x - 0.5, y + 1.7)
    .lineTo(x + 2.1, y - 1.5)
    .stroke()
  doc.restore()
}

/** Higher than the sums with long names would ever be; they stand together on one page. */
const height_of_sums = 170

function drawSums(doc: Doc, texts: SheetTexts, y: number): void {
  let at = y + 14
  for (const sum of texts.sums) at = drawSum(doc, sum, at) + 6
  rule(doc, at, { from: sum_left, strong: true })
  at = drawSum(doc, texts.total, at + 8, { size: 12.5, bold: true }) + 6
  drawTick(doc, sum_left - 10, at + 7)
  at = drawSum(doc, texts.settled, at, { bold: true, fill: colour.brand })
  write(doc, texts.thanks, { quiet: true, x: left, y: at + 24, width })
}

type Foot = { top: number; draw(page: number, pages: number): void }

/** The foot of every page. A transaction can have a long name, which makes the foot higher and is cut nowhere. */
function footOf(doc: Doc, texts: SheetTexts): Foot {
  const paged = 90
  const of = (width - paged - 2 * gap) / 2
  const style = { size: 8, quiet: true, width: of }
  const height = Math.max(12, heightOf(doc, texts.questions, style), heightOf(doc, texts.transaction, style))
  const top = sheet.height - sheet.foot - height - 10
  return {
    top,
    draw(page, pages) {
      const y = top + 10
      rule(doc, top)
      write(doc, texts.questions, { ...style, x: left, y })
      write(doc, texts.transaction, { ...style, x: left + of + gap, y })
      write(doc, texts.page(page, pages), { ...style, x: right - paged, y, width: paged, align: 'right' })
    },
  }
}

function drawPages(doc: Doc, texts: SheetTexts, app_name: string): void {
  const foot = footOf(doc, texts)
  const below = drawTop(doc, texts, app_name) + 28
  const parties = Math.max(
    drawParty(doc, texts.seller, left, below),
    drawParty(doc, texts.buyer, left + (width + gap) / 2, below),
  )
  let at = drawColumns(doc, texts.columns, drawFacts(doc, texts.facts, parties + 24) + 22)
  const fits = (needed: number) => at + needed <= foot.top - 12
  const turnPage = () => {
    doc.addPage()
    at = write(doc, `${texts.heading} ${texts.number}`, { quiet: true, x: left, y: sheet.top, width }) + 18
  }
  for (const line of texts.lines) {
    if (!fits(heightOfLine(doc, line))) {
      turnPage()
      at = drawColumns(doc, texts.columns, at)
    }
    at = drawLine(doc, line, at)
  }
  if (!fits(height_of_sums)) turnPage()
  drawSums(doc, texts, at)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    foot.draw(page + 1, count)
  }
}

type Drawing = { fonts: InvoiceFonts; app_name: string; language: string; issued_at: Date }

/** The invoice as a PDF file. Its text is text: it can be searched and copied. */
export async function drawInvoice(
  texts: SheetTexts,
  { fonts, app_name, language, issued_at }: Drawing,
): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    // All places are worked out here. With margins the library would begin a page wherever it finds one too short.
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${texts.heading} ${texts.number}`,
      Author: texts.seller.name,
      CreationDate: issued_at,
      ModDate: issued_at,
    },
  })
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const written = buffer(doc)
  drawPages(doc, texts, app_name)
  doc.end()
  return written
}

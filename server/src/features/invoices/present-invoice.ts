import { invoiceKind, invoiceKinds, invoiceLine, invoiceParty } from '@catchpitch/contract/invoices/invoice'
import { paymentMethod, paymentMethods } from '@catchpitch/contract/orders/orders'
import { wordOf } from '@catchpitch/contract/word-of'
import { z } from 'zod'
import { briefFileUrl } from '#platform/files/file-address'
import type { Context } from '#platform/http/context'
import type { Seller } from '#platform/payments/seller'
import { sellerParty } from './billing-details.rules.ts'
import type { Sheet } from './invoice-sheet.rules.ts'
import type { InvoiceRow, listInvoices } from './invoices.queries.ts'

type ListedRow = Awaited<ReturnType<typeof listInvoices>>['rows'][number]

export function presentListed(row: ListedRow) {
  return {
    id: row.id,
    number: row.number,
    kind: wordOf(invoiceKinds, invoiceKind, row.kind),
    issued_at: row.issued_at.toISOString(),
    total_minor: row.subtotal_minor + row.tax_minor,
    tax_minor: row.tax_minor,
    currency: row.currency,
    payment_method: wordOf(paymentMethods, paymentMethod, row.payment_method),
    title: row.title,
  }
}

/** What stands on it. One from before there were invoices names who sells today. */
export function presentSheet(row: InvoiceRow, seller: Seller): Sheet {
  return {
    ...presentListed(row),
    seller: row.seller === null ? sellerParty(seller) : invoiceParty.parse(row.seller),
    buyer: invoiceParty.parse(row.buyer),
    lines: z.array(invoiceLine).parse(row.lines),
    subtotal_minor: row.subtotal_minor,
    tax_rate: row.tax_rate,
    paid_at: row.paid_at.toISOString(),
    transaction_id: row.reference,
    order_id: row.transaction_id,
    paid_with: row.paid_with,
    corrects:
      row.corrected_id === null || row.corrected_number === null
        ? null
        : { id: row.corrected_id, number: row.corrected_number },
  }
}

export function presentInvoice(row: InvoiceRow, { installation, secrets, now }: Context) {
  const { group_id, file_id } = row
  return {
    ...presentSheet(row, installation.seller),
    pdf: file_id === null ? null : briefFileUrl(secrets, { group_id, id: file_id }, now),
  }
}

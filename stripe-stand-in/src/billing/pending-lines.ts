import type { Context } from '../api/endpoint.ts'
import type { InvoiceLine } from '../objects.ts'

export const pendingLines = ({ store }: Context, subscription: string): InvoiceLine[] =>
  store.pending_lines.all().flatMap((row) => (row.subscription === subscription ? [row.line] : []))

export function addPendingLines({ store }: Context, subscription: string, lines: readonly InvoiceLine[]): void {
  for (const line of lines) store.pending_lines.put({ id: line.id, subscription, line })
}

/** They are on an invoice now. */
export function removePendingLines({ store }: Context, subscription: string): void {
  for (const row of store.pending_lines.all()) if (row.subscription === subscription) store.pending_lines.remove(row.id)
}

import type { QueryOf } from '@catchpitch/contract/endpoint'
import { invoiceKind } from '@catchpitch/contract/invoices/invoice'
import type {
  listInvoices as endpoint,
  listAllInvoices as endpointOfAll,
} from '@catchpitch/contract/invoices/invoices.endpoints'
import { sql } from 'kysely'
import { acrossGroups } from '#platform/db/across-groups'
import type { Connection } from '#platform/db/database'
import { matchesKeyword } from '#platform/db/keyword'
import { readListPage } from '#platform/db/list-page'

export type InvoiceKey = { group_id: string; id: string }

const listedColumns = [
  'invoices.id',
  'invoices.number',
  'invoices.kind',
  'invoices.issued_at',
  'invoices.subtotal_minor',
  'invoices.tax_minor',
  'invoices.currency',
  'invoices.payment_method',
  'invoices.title',
] as const

export async function listInvoices(db: Connection, group_id: string, query: QueryOf<typeof endpoint>) {
  const { kind } = query.filter
  let ids = db
    .selectFrom('invoices')
    .where('group_id', '=', group_id)
    // Not the column `search`: it holds the company's own name too, which would find every one of its invoices.
    .where(matchesKeyword(sql<string>`folded(number)`, query.keyword))
    .select('id')
  if (kind) {
    ids = ids.where(
      'kind',
      'in',
      kind.map((word) => invoiceKind[word]),
    )
  }
  return readListPage(db, {
    ids,
    by: 'issued_at',
    descending: query.order.descending,
    page: query.page,
    rows: (wanted) =>
      db
        .selectFrom('invoices')
        .where('group_id', '=', group_id)
        .where('id', 'in', wanted)
        .select(listedColumns)
        .execute(),
  })
}

export async function findInvoice(db: Connection, { group_id, id }: InvoiceKey) {
  return db
    .selectFrom('invoices')
    .leftJoin('invoices as corrected', (join) =>
      join.onRef('corrected.group_id', '=', 'invoices.group_id').onRef('corrected.id', '=', 'invoices.corrects_id'),
    )
    .where('invoices.group_id', '=', group_id)
    .where('invoices.id', '=', id)
    .select(listedColumns)
    .select([
      'invoices.group_id',
      'invoices.transaction_id',
      'invoices.seller',
      'invoices.buyer',
      'invoices.lines',
      'invoices.tax_rate',
      'invoices.language',
      'invoices.reference',
      'invoices.paid_with',
      'invoices.paid_at',
      'invoices.file_id',
      'corrected.id as corrected_id',
      'corrected.number as corrected_number',
    ])
    .executeTakeFirst()
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** Whether the PDF is still to be written, locked until it is. */
export async function lockUnwritten(db: Connection, { group_id, id }: InvoiceKey): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The PDF, and the seller whom it names. */
export async function noteWritten(
  db: Connection,
  { group_id, id }: InvoiceKey,
  { file_id, seller }: { file_id: string; seller: string },
): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ file_id, seller })
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .execute()
}

export async function listAllInvoices(db: Connection, query: QueryOf<typeof endpointOfAll>) {
  const { group, kind } = query.filter
  const everywhere = acrossGroups(db)
  let ids = everywhere
    .selectFrom('invoices')
    .where((eb) => matchesKeyword(eb.ref('search'), query.keyword))
    .select(['group_id', 'id'])
  if (group) ids = ids.where('group_id', 'in', group)
  if (kind) {
    ids = ids.where(
      'kind',
      'in',
      kind.map((word) => invoiceKind[word]),
    )
  }
  return readListPage(everywhere, {
    ids,
    by: 'issued_at',
    descending: query.order.descending,
    page: query.page,
    rows: (_, keys) =>
      db
        .selectFrom('invoices')
        .innerJoin('groups', 'groups.id', 'invoices.group_id')
        .where((eb) =>
          eb(
            eb.refTuple('invoices.group_id', 'invoices.id'),
            'in',
            keys.map(({ group_id, id }) => eb.tuple(group_id, id)),
          ),
        )
        .select(listedColumns)
        .select(['invoices.group_id', 'groups.name as group_name'])
        .execute(),
  })
}

/** Whose invoice an id is; ids are unique over all companies. */
export async function findInvoiceKey(db: Connection, id: string) {
  return acrossGroups(db)
    .selectFrom('invoices')
    .innerJoin('groups', 'groups.id', 'invoices.group_id')
    .where('invoices.id', '=', id)
    .select(['invoices.group_id', 'invoices.id', 'groups.name as group_name'])
    .executeTakeFirst()
}

/** Some of the invoices without a PDF, whoever's, the oldest first. */
export async function listUnwritten(db: Connection, count: number): Promise<InvoiceKey[]> {
  return acrossGroups(db)
    .selectFrom('invoices')
    .where('file_id', 'is', null)
    .orderBy('issued_at')
    .orderBy('id')
    .limit(count)
    .select(['group_id', 'id'])
    .execute()
}

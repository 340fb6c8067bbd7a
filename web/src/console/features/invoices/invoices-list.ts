import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../api/calls.ts'
import { beginList } from '../../list/begin-list.ts'
import type { ListAddress, ListGrammar, ListQuery } from '../../list/list-state.ts'
import { pageQuery, readQuery } from '../../queries.ts'

export type ListedInvoice = Reply<'GET /invoices'>[number]
export type ListedOfCompany = Reply<'GET /admin/invoices'>[number]
export type Invoice = Reply<'GET /invoices/{id}'>

const order = { order: '-issued_at', orders: ['issued_at', '-issued_at'] } as const

export const invoicesGrammar: ListGrammar = { ...order, filters: ['kind'] }
export const allInvoicesGrammar: ListGrammar = { ...order, filters: ['group', 'kind'] }

export const invoicesQuery = (group_id: string) => (query: ListQuery) =>
  pageQuery('GET /invoices', { query: { ...query, group_id } })

export const allInvoicesQuery = (query: ListQuery) => pageQuery('GET /admin/invoices', { query })

export const invoiceQuery = (group_id: string, id: string) =>
  readQuery('GET /invoices/{id}', { params: { id }, query: { group_id } })

export const anyInvoiceQuery = (id: string) => readQuery('GET /admin/invoices/{id}', { params: { id } })

/** Soon while the file is being written; then before its address ends, which is good for a minute. */
export const lookAgain = (invoice: Pick<Invoice, 'pdf'> | undefined): number => (invoice?.pdf === null ? 3000 : 45_000)

export const beginInvoices = (client: QueryClient, address: ListAddress, group_id: string) =>
  beginList(client, address, invoicesGrammar, invoicesQuery(group_id))

export const beginAllInvoices = (client: QueryClient, address: ListAddress) =>
  beginList(client, address, allInvoicesGrammar, allInvoicesQuery)

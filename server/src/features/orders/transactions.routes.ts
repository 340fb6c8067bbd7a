import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { createTransaction } from './create-transaction.ts'
import { presentTransaction, presentWhole } from './present-transaction.ts'
import { reverseTransaction } from './reverse-transaction.ts'
import { listRelated } from './transaction.queries.ts'
import { transactionDefaults } from './transaction-defaults.ts'
import { findTransaction, listTransactions } from './transactions.queries.ts'
import { updateTransaction } from './update-transaction.ts'

const subject = 'transaction'

async function showTransaction(context: Context, id: string) {
  const { db, language } = context
  const row = (await findTransaction(db, id, language)) ?? refuse('record.missing')
  const { reverses_id, refunds_id } = row
  const ids = [reverses_id, refunds_id].filter((related) => related !== null)
  return presentWhole(context, row, await listRelated(db, row.group_id, id, ids))
}

export const transactionsRoutes = [
  bind('listTransactions', async ({ db, language }, { query }) => {
    const { rows, pagination } = await listTransactions(db, query, language)
    return { data: rows.map(presentTransaction), pagination }
  }),

  bind('getTransactionDefaults', async (context, { query }) => ({
    data: await transactionDefaults(context, query.group_id),
  })),

  bind('getTransaction', async (context, { params }) => ({ data: await showTransaction(context, params.id) })),

  bind('createTransaction', async (context, { body, file }) => {
    const { group_id, id } = await createTransaction(context, body, file)
    const audit = { subject, subject_id: id, group_id }
    return { data: await showTransaction(context, id), message: 'done.saved', audit }
  }),

  bind('updateTransaction', async (context, { params, body, file }) => {
    const { group_id, id, fields } = await updateTransaction(context, params.id, body, file)
    const audit = { subject, subject_id: id, group_id, fields }
    return { data: await showTransaction(context, id), message: 'done.saved', audit }
  }),

  bind('reverseTransaction', async (context, { params }) => {
    const { group_id, id } = await reverseTransaction(context, params.id)
    // Of the entry that was taken back: that is the one somebody looks for in the log.
    const audit = { subject, subject_id: params.id, group_id }
    return { data: await showTransaction(context, id), message: 'done.saved', audit }
  }),
]

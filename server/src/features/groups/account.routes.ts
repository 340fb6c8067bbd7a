import { bind } from '#platform/http/bind'
import { getAccount, updateAccount } from './account.ts'

export const accountRoutes = [
  bind('getAccount', async (context) => ({ data: await getAccount(context) })),

  bind('updateAccount', async (context, { body }) => {
    const fields = await updateAccount(context, body)
    const audit = { subject: 'group', subject_id: context.group.id, fields }
    return { data: await getAccount(context), message: 'done.saved', audit }
  }),
]

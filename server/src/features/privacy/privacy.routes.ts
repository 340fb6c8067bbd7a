import { bind } from '#platform/http/bind'
import { downloadOwnData } from './download-own-data.ts'
import { eraseOwnData } from './erase-own-data.ts'

export const privacyRoutes = [
  bind('downloadOwnData', async (context) => ({
    data: await downloadOwnData(context),
    audit: { subject: 'user', subject_id: context.person.id },
  })),
  bind('eraseOwnData', async (context, { body }) => {
    await eraseOwnData(context, body)
    return { data: null, message: 'done.erased', audit: { subject: 'user', subject_id: context.person.id } }
  }),
]

import { bind } from '#platform/http/bind'
import { openPage } from './open-page.ts'
import { getPage, updatePage } from './page-settings.ts'

export const companyPageRoutes = [
  bind('openCompanyPage', async (context, { params }) => ({ data: await openPage(context, params.group) })),

  bind('getCompanyPage', async (context) => ({ data: await getPage(context) })),

  bind('updateCompanyPage', async (context, { body }) => {
    const fields = await updatePage(context, body)
    return {
      data: await getPage(context),
      message: 'done.saved',
      audit: { subject: 'group', subject_id: context.group.id, fields },
    }
  }),
]

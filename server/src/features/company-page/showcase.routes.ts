import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { arrangeShowcase, listShowcase } from './arrange-showcase.ts'
import { deleteAgreed, findAgreed, saveAgreed } from './showcase.queries.ts'

type Agreed = NonNullable<Awaited<ReturnType<typeof findAgreed>>>

const presentOwn = ({ position, ...words }: Agreed) => ({ ...words, is_shown: position !== null })

const subject = 'user'

export const showcaseRoutes = [
  bind('listShowcase', async (context) => ({ data: await listShowcase(context, context.group.id) })),

  bind('arrangeShowcase', async (context, { body }) => ({
    data: await arrangeShowcase(context, context.group.id, body.ids),
    message: 'done.saved',
    audit: { subject: 'group', subject_id: context.group.id, fields: ['showcase'] },
  })),

  bind('getOwnShowcase', async ({ db, group, person }) => {
    const agreed = await findAgreed(db, { group_id: group.id, user_id: person.id })
    return { data: agreed ? presentOwn(agreed) : null }
  }),

  bind('updateOwnShowcase', async ({ db, group, person, now }, { body }) => {
    // Staff who look through somebody's eyes cannot agree in their name.
    if (person.impersonator_id !== null) return refuse('impersonation.forbidden')
    const key = { group_id: group.id, user_id: person.id }
    const position = (await findAgreed(db, key))?.position ?? null
    await saveAgreed(db, key, { ...body, position }, now)
    return {
      data: presentOwn({ ...body, position }),
      message: 'done.saved',
      audit: { subject, subject_id: person.id, fields: ['showcase'] },
    }
  }),

  bind('removeOwnShowcase', async ({ db, group, person }) => {
    const hadAgreed = await deleteAgreed(db, { group_id: group.id, user_id: person.id })
    return { data: null, message: 'done.removed', audit: hadAgreed ? { subject, subject_id: person.id } : null }
  }),
]

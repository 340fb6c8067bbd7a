import { bind } from '#platform/http/bind'
import { changeCoverPhoto, presentCover, removeCoverPhoto } from './change-cover-photo.ts'
import { findCover } from './cover-photo.queries.ts'

export const coverPhotoRoutes = [
  bind('getCoverPhoto', async (context) => ({
    data: presentCover(context, context.group.id, await findCover(context.db, context.group.id)),
  })),

  bind('updateCoverPhoto', async (context, { body, file }) => {
    const { group, person, announce } = context
    const cover = await changeCoverPhoto(context, group.id, { code: body.code, file, uploaded_by: person.id })
    announce({ topic: 'team', group_id: group.id, id: null })
    return {
      data: presentCover(context, group.id, cover),
      message: 'done.saved',
      audit: { subject: 'group', subject_id: group.id, fields: ['cover'] },
    }
  }),

  bind('removeCoverPhoto', async (context) => {
    const { group, announce } = context
    const cover = await removeCoverPhoto(context, group.id)
    announce({ topic: 'team', group_id: group.id, id: null })
    return {
      data: presentCover(context, group.id, cover),
      message: 'done.removed',
      audit: { subject: 'group', subject_id: group.id, fields: ['cover'] },
    }
  }),
]

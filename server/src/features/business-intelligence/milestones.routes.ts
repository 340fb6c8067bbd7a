import { missingLanguages } from '@catchpitch/contract/fields/texts'
import { languages } from '@catchpitch/contract/languages'
import { uploadPicture } from '#features/slides/slides.public'
import { signedFileUrl } from '#platform/files/file-address'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { countMilestones, listMilestones } from './milestones.queries.ts'
import { changeMilestone, changeStory, createMilestone, readStory, removeMilestone } from './save-milestone.ts'

const subject = 'milestone'

type Milestone = Awaited<ReturnType<typeof listMilestones>>[number]
type Presenting = Pick<Context, 'secrets' | 'now'> & { group: { id: string } }

const present = ({ secrets, now, group }: Presenting, milestone: Milestone) => ({
  ...milestone,
  picture: milestone.file_id && signedFileUrl(secrets, { group_id: group.id, id: milestone.file_id }, now),
})

export const milestonesRoutes = [
  bind('getIntelligenceStatus', async (context) => {
    const { db, group } = context
    const { body } = await readStory(context, group.id)
    const missing = missingLanguages(body)
    const story = languages.filter((language) => !missing.includes(language))
    return { data: { ...(await countMilestones(db, group.id)), story } }
  }),

  bind('getCompanyStory', async (context) => ({ data: await readStory(context, context.group.id) })),

  bind('updateCompanyStory', async (context, { body }) => {
    const { group } = context
    const { story, fields } = await changeStory(context, group.id, body)
    return { data: story, message: 'done.saved', audit: { subject: 'group', subject_id: group.id, fields } }
  }),

  bind('listMilestones', async (context) => ({
    data: (await listMilestones(context.db, context.group.id)).map((milestone) => present(context, milestone)),
  })),

  bind('createMilestone', async (context, { body }) => {
    const milestone = await createMilestone(context, context.group.id, body)
    return {
      data: present(context, milestone),
      message: 'done.saved',
      audit: { subject, subject_id: milestone.id, fields: Object.keys(body) },
    }
  }),

  bind('updateMilestone', async (context, { params, body }) => {
    const key = { group_id: context.group.id, id: params.id }
    const { milestone, fields } = await changeMilestone(context, key, body)
    return {
      data: present(context, milestone),
      message: 'done.saved',
      audit: { subject, subject_id: milestone.id, fields },
    }
  }),

  bind('removeMilestone', async (context, { params }) => {
    await removeMilestone(context, { group_id: context.group.id, id: params.id })
    return { data: null, message: 'done.removed', audit: { subject, subject_id: params.id } }
  }),

  bind('uploadMilestonePicture', async (context, { file }) => {
    const stored = await uploadPicture(context, context.group.id, file)
    return { data: stored, audit: { subject: 'file', subject_id: stored.file_id } }
  }),
]

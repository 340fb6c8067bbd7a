import { requireSurvey } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import { checkImport } from './check-import.ts'
import { failedRows } from './failed-rows.ts'
import { importParticipants } from './import-participants.ts'
import { sampleFile } from './sample-file.ts'
import { showImport } from './show-import.ts'
import { startImport } from './start-import.ts'

const subject = 'import'

export const importsRoutes = [
  bind('importPeople', async (context, { body, file }) => {
    const { id, group_id } = await checkImport(context, body, file)
    return { data: await showImport(context, id), audit: { subject, subject_id: id, group_id } }
  }),

  bind('getImport', async (context, { params }) => ({ data: await showImport(context, params.id) })),

  bind('startImport', async (context, { params }) => {
    const { key, is_new } = await startImport(context, params.id)
    const data = await showImport(context, key.id)
    return { data, audit: is_new ? { subject, subject_id: key.id, group_id: key.group_id } : null }
  }),

  bind('getFailedRows', async (context, { params }) => ({ data: await failedRows(context, params.id) })),

  bind('getSample', async (context, { params, query }) => ({
    data: await sampleFile(context, params.kind, query.format),
  })),

  bind('importParticipants', async (context, { params, body, file }) => {
    await requireSurvey(context.db, context.group, params.id)
    const key = { group_id: context.group.id, survey_id: params.id }
    const data = await importParticipants(context, key, body, file)
    const audit = data.added > 0 ? { subject: 'survey', subject_id: params.id } : null
    return data.added > 0 ? { data, message: 'done.participantsImported', audit } : { data, audit }
  }),
]

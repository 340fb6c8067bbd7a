import { exportLimits } from '@catchpitch/contract/exports/export'
import { fullNameFrom } from '@catchpitch/contract/fields/full-name'
import { participantCode } from '@catchpitch/contract/results/participant-code'
import { countWanted, readWanted } from '#features/results/results.public'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { choosePeople } from './choose-people.ts'
import { createExport } from './create-export.ts'
import { wantedBy } from './export-lines.ts'
import { findExport } from './exports.queries.ts'
import { getExportTable } from './get-export-table.ts'
import { presentExport } from './present-export.ts'
import { withSurveys } from './read-in-turn.ts'

export const exportsRoutes = [
  bind('createExport', async (context, { body }) => {
    const { group, secrets, now } = context
    const key = await createExport(context, body)
    const row = (await findExport(context.db, key)) ?? refuse('record.missing')
    return {
      data: presentExport(row, { group_id: group.id, secrets, now }),
      audit: { subject: 'export', subject_id: key.id, fields: body.columns },
    }
  }),

  bind('getExport', async ({ db, group, person, secrets, now }, { params }) => {
    const row = await findExport(db, { group_id: group.id, id: params.id })
    // Whoever else is in the company has another reach, and another level.
    if (row?.requested_by !== person.id) return refuse('record.missing')
    return { data: presentExport(row, { group_id: group.id, secrets, now }) }
  }),

  bind('listExportUsers', async ({ db, group }, { query }) => {
    const wanted = wantedBy(group, await choosePeople({ db, group }, query))
    const total = await countWanted(db, wanted)
    const first = await readWanted(db, wanted, { after: null, count: exportLimits.shown, by_situation: false })
    const { results, surveyOf } = await withSurveys({ db, group_id: group.id }, first)
    const people = results.map((result) => ({
      id: result.id,
      code: participantCode(result.no),
      name: result.name && fullNameFrom(result.name),
      survey: { id: result.survey_id, hashId: surveyOf(result).hash_id, name: surveyOf(result).name },
    }))
    return { data: { total, people } }
  }),

  bind('getExportTable', async (context, { query }) => ({ data: await getExportTable(context, query) })),
]

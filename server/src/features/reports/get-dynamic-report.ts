import { constantFrom } from '@catchpitch/contract/constant-from'
import { textIn } from '@catchpitch/contract/languages'
import { interpretationType } from '@catchpitch/contract/reports/interpretation-type'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { personResult } from '@catchpitch/method/person-result'
import { findEdition, requireSurvey } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse, refuseField } from '#platform/refusal'
import type { Membership } from '#platform/session/session'
import { fittingTexts, possibleTexts } from './fitting-texts.rules.ts'
import { findReadBy, readInterpretations } from './interpretations.queries.ts'
import { type ReadingQuery, readingQueries } from './reading-queries.ts'
import { presentPerson } from './report-person.presenter.ts'
import { type Report, readReports } from './reports.queries.ts'

type Reading = Pick<Context, 'db' | 'language'> & { group: Membership }

type StaffText = Awaited<ReturnType<typeof readInterpretations>>[number]

const presentText = ({ id, type, quadrant, control, name, description }: StaffText, left_out: readonly string[]) => ({
  id,
  type: constantFrom(interpretationType, type),
  quadrant,
  control,
  name,
  description,
  is_kept: !left_out.includes(id),
})

const presentQuery = ({ id, name, dimension }: ReadingQuery) => ({ id, name, dimension })

/** What somebody's situations of one dimension come to; null if they answered none of it. */
function resultIn(report: Report, { situations }: EditionContent, dimension_id: string) {
  const ids = new Set(situations.filter((one) => one.dimension_id === dimension_id).map(({ id }) => id))
  return personResult(report.by_situation.filter(({ situation_id }) => ids.has(situation_id)))
}

/** What the answers of a few people come to, each by themselves: nobody's figures depend on who stands beside them. */
export async function getDynamicReport({ db, group, language }: Reading, ids: readonly string[]) {
  const found = new Map((await readReports(db, group.id, ids)).map((report) => [report.id, report]))
  const reports = ids.map((id) => found.get(id) ?? refuse('record.missing'))
  const [first = refuse('record.missing')] = reports
  await requireSurvey(db, group, first.survey_id)
  // Dots are comparable within one survey only, where everybody had the same topics and answers to choose from.
  if (reports.some(({ survey_id }) => survey_id !== first.survey_id)) return refuseField('ids', 'field.choice')
  const editions = await Promise.all(reports.map((report) => findEdition(db, { group_id: group.id, ...report })))
  const content = editions[0] ?? refuse('record.missing')
  const queries = await readingQueries(db, first, content, language)
  const dimension_ids = [...new Set(queries.map(({ dimension_id }) => dimension_id))]
  const texts = await readInterpretations(db, { ...first, dimension_ids }, language)
  const textsOf = (dimension_id: string) => texts.filter((text) => text.dimension_id === dimension_id)

  return {
    survey: { id: first.survey_id, hashId: first.survey_hash_id, name: first.survey_name },
    queries: queries.map(presentQuery),
    people: reports.map((report, at) => {
      const answered = editions[at] ?? content
      const { x, y, cov_xx, cov_xy, cov_yy, situations, alignment, shades } = report
      return {
        ...presentPerson(report),
        x,
        y,
        cov_xx,
        cov_xy,
        cov_yy,
        situations,
        alignment,
        shades,
        by_situation: report.by_situation.map(({ situation_id, shades: shares, ...one }) => {
          const situation = answered.situations.find(({ id }) => id === situation_id)
          return { ...one, shades: [...shares], name: situation ? textIn(situation.name, language) : '' }
        }),
        by_query: queries.flatMap(({ id, dimension_id }) => {
          const result = resultIn(report, answered, dimension_id)
          if (!result) return []
          const fitting = fittingTexts(textsOf(dimension_id), result.shades)
          return {
            id,
            situations: result.situations,
            statements: result.by_situation.reduce((sum, { statements }) => sum + statements, 0),
            shades: [...result.shades],
            interpretations: fitting.map((text) => presentText(text, report.left_out_interpretation_ids)),
          }
        }),
      }
    }),
  }
}

/** Everything that reports of a survey may say, by query. A survey that nobody can answer yet has nothing to say. */
export async function listSurveyInterpretations({ db, group, language }: Reading, survey_id: string) {
  await requireSurvey(db, group, survey_id)
  const survey = await findReadBy(db, group.id, survey_id)
  if (survey.edition === 0) return []
  const content = await findEdition(db, { group_id: group.id, ...survey })
  const queries = await readingQueries(db, survey, content, language)
  const dimension_ids = [...new Set(queries.map(({ dimension_id }) => dimension_id))]
  const texts = await readInterpretations(db, { ...survey, dimension_ids }, language)
  return queries.map((query) => ({
    ...presentQuery(query),
    interpretations: possibleTexts(texts.filter((text) => text.dimension_id === query.dimension_id)).map((text) =>
      presentText(text, survey.left_out_interpretation_ids),
    ),
  }))
}

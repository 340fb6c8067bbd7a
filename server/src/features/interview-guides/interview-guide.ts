import type { BodyOf } from '@catchpitch/contract/endpoint'
import { guideItem } from '@catchpitch/contract/interview-guides/guide-item'
import type { saveInterviewGuide as endpoint } from '@catchpitch/contract/interview-guides/interview-guides.endpoints'
import { textIn } from '@catchpitch/contract/languages'
import { interpretationType } from '@catchpitch/contract/reports/interpretation-type'
import type { EditionContent } from '@catchpitch/contract/surveys/edition-content'
import { followUps } from '@catchpitch/method/follow-up'
import { placesOf } from '@catchpitch/method/place'
import { ratedStatements } from '@catchpitch/method/slots'
import { getDynamicReport, readAnswers, requireReport } from '#features/reports/reports.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { holds, type Membership } from '#platform/session/session'
import { findGuide, saveGuide } from './interview-guides.queries.ts'

type Reading = Pick<Context, 'db' | 'language' | 'now'> & { group: Membership }
type AnsweredTopic = Awaited<ReturnType<typeof readAnswers>>[number]

/** The statements of one situation that are worth asking about, with their words. */
function proposedIn(
  { ranking, feelings, controls, statements }: AnsweredTopic,
  scale: EditionContent['feelings_scale'],
) {
  const answers = { ranking: ranking ?? [], feelings: feelings ?? [], controls: controls ?? [] }
  const rated = ratedStatements(answers, scale) ?? []
  const placed = placesOf(rated, scale).map((place, index) => ({ ...place, said: rated[index] }))
  return followUps(placed).flatMap(({ said }) => {
    const written = statements.find(({ slot }) => slot === said?.slot)
    return said && written ? { text: written.text, control: said.control } : []
  })
}

type Report = Awaited<ReturnType<typeof getDynamicReport>>
type Readings = Report['people'][number]['by_query']

/** What staff would ask. Several queries may lead to the same question, and nobody is asked it twice. */
function questionsOf(by_query: Readings, queries: Report['queries']) {
  const all = by_query.flatMap(({ id, interpretations }) =>
    interpretations
      .filter(({ type, is_kept }) => is_kept && type === interpretationType.question)
      .map(({ name, description }) => {
        const query = queries.find((one) => one.id === id)?.name ?? ''
        return { query, name, text: description }
      }),
  )
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index)
}

/** What to ask: as it was saved, and what the person's own statements and staff's questions propose. */
export async function getInterviewGuide({ db, group, language }: Reading, id: string) {
  const report = await requireReport(db, group, id)
  const content = await findEdition(db, { group_id: group.id, ...report })
  const topics = await readAnswers(db, group.id, id)
  const saved = await findGuide(db, { group_id: group.id, attempt_id: id })
  const { queries, people } = await getDynamicReport({ db, group, language }, [id])
  return {
    version: saved?.version ?? 0,
    can_edit: holds(group.role, 'result.decide'),
    items: saved ? guideItem.array().parse(saved.items) : [],
    statements: topics
      .flatMap((topic) => {
        const situation = content.situations.find((one) => one.id === topic.situation_id)
        const name = situation ? textIn(situation.name, language) : ''
        return proposedIn(topic, content.feelings_scale).map((said) => ({ situation: name, ...said }))
      })
      .toSorted((one, other) => other.control - one.control),
    questions: questionsOf(people[0]?.by_query ?? [], queries),
  }
}

export async function saveInterviewGuide(
  { db, group, now }: Reading,
  id: string,
  { version, items }: BodyOf<typeof endpoint>,
): Promise<number> {
  await requireReport(db, group, id)
  const key = { group_id: group.id, attempt_id: id }
  const isSaved = await saveGuide(db, key, { items: JSON.stringify(items), version }, now)
  return isSaved ? version + 1 : refuse('record.changed')
}

import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { slideReactions } from '@catchpitch/contract/pitch/slide-reactions'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { countViewers, countViews, countWaiting, listQuestions, lockQuestion, saveAnswer } from './reception.queries.ts'
import { slidesOfCompany } from './slides-of-survey.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What applicants make of the pitch, as sums. */
export async function readReception({ db, language }: Pick<Context, 'db' | 'language'>, group_id: string) {
  const views = await countViews(db, group_id)
  const slides = await slidesOfCompany(db, group_id)
  return {
    people: await countViewers(db, group_id),
    slides: slides.map(({ id, name, body }) => {
      const ofSlide = views.filter(({ slide_id }) => slide_id === id)
      const said = (word: string) => sum(ofSlide.filter(({ reaction }) => reaction === word).map(({ seen }) => seen))
      const [helpful, exciting, not_for_me] = slideReactions
      return {
        id,
        name: name[languageOfAll([name, body], language)],
        seen: sum(ofSlide.map(({ seen }) => seen)),
        left: sum(ofSlide.map(({ left }) => left)),
        reactions: { [helpful]: said(helpful), [exciting]: said(exciting), [not_for_me]: said(not_for_me) },
      }
    }),
    questions: await listQuestions(db, group_id),
    waiting: await countWaiting(db, group_id),
  }
}

type Answering = Pick<Context, 'db' | 'now' | 'announce'>

export async function answerQuestion(
  { db, now, announce }: Answering,
  key: { group_id: string; id: string },
  { answer, version }: { answer: string; version: number },
) {
  const question = (await lockQuestion(db, key)) ?? refuse('record.missing')
  // Also when the applicant has asked in other words meanwhile: an answer belongs to the words that were read.
  if (question.version !== version) return refuse('record.changed')
  announce({ topic: 'pitch', group_id: key.group_id, id: null })
  return saveAnswer(db, key, answer, now)
}

import type { Access } from '@catchpitch/contract/access/access'
import { limits } from '@catchpitch/contract/limits'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { keepPicture, pictureAddress } from '#features/statement-pictures/statement-pictures.public'
import { findEdition } from '#features/surveys/surveys.public'
import { bind } from '#platform/http/bind'
import type { Context } from '#platform/http/context'
import { countHit } from '#platform/rate-limit/rate-limit.queries'
import { refuse } from '#platform/refusal'
import { holdPen } from './hold-pen.ts'

type RespondentContext = Context<Extract<Access, { kind: 'respondent' }>>

/** Only who is past the beginning of a survey that takes pictures, and not more often than anybody shows one. */
async function admit({ db, attempt, person, now }: RespondentContext): Promise<void> {
  const run = await holdPen(db, attempt, person.session)
  const { expression } = await findEdition(db, run)
  if (run.step < testStep.writing || !expression.includes(inputMethod.images)) return refuse('test.step')
  const { max, window_minutes } = limits.statement.pictures
  const { hits } = await countHit(db, `saveStatementPicture:${attempt.id}`, window_minutes * 60, now)
  if (hits > max) refuse('rate.limited')
}

async function present(context: RespondentContext, picture_id: string) {
  const url = (await pictureAddress(context, context.attempt, picture_id)) ?? refuse('record.missing')
  return { picture_id, url }
}

export const picturesRoutes = [
  // Like every answer it is its own record.
  bind('saveStatementPicture', async (context, { body: { picture_id }, file }) => {
    await admit(context)
    await keepPicture(context, context.attempt, picture_id, file)
    return { data: await present(context, picture_id), audit: null }
  }),

  bind('getStatementPicture', async (context, { params }) => ({ data: await present(context, params.id) })),
]

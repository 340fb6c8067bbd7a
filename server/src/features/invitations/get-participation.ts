import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { languageFrom } from '@catchpitch/contract/languages'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { countInvitesByState } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import { presentInvite } from './invite.presenter.ts'
import { listInviteEvents, listInviteMails } from './invite-events.queries.ts'
import { findListedInvite } from './invite-lists.queries.ts'
import { findShareLink } from './share-links.queries.ts'
import { countDimensions, findSurveyFacts } from './survey-facts.queries.ts'
import { timelineOf } from './timeline.rules.ts'

type Looking = Pick<Context, 'db' | 'now' | 'language'>

const statusOf = (stored: number) =>
  Object.values(surveyStatus).find((status) => status === stored) ?? surveyStatus.draft

export async function surveyOf({ db }: Pick<Looking, 'db'>, group_id: string, id: string) {
  return (await findSurveyFacts(db, group_id, id)) ?? refuse('record.missing')
}

/** What a page about the people of a survey has to know before it shows any of them. */
export async function getParticipation(looking: Looking, group_id: string, survey_id: string) {
  const { db, language } = looking
  const survey = await surveyOf(looking, group_id, survey_id)
  const share_link = await findShareLink(db, group_id, survey_id)
  return {
    survey: {
      id: survey.id,
      name: survey.name,
      status: statusOf(survey.status),
      language: languageFrom(survey.language),
      expires_at: survey.expires_at.toISOString(),
    },
    counts: await countInvitesByState(db, group_id, survey_id),
    dimensions: await countDimensions(db, survey.situation_ids, language),
    share_link: share_link && { ...share_link, created_at: share_link.created_at.toISOString() },
  }
}

/** One person of a survey, with what has happened to their invitation. */
export async function getInvite(
  { db, now, language }: Looking,
  key: { group_id: string; survey_id: string; id: string },
) {
  const invite = (await findListedInvite(db, key, language)) ?? refuse('record.missing')
  const events = await listInviteEvents(db, key)
  const mails = await listInviteMails(db, key)
  const { adder_first_name: first_name, adder_last_name: last_name } = invite
  return {
    ...presentInvite(invite),
    added_by: first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name }),
    events: timelineOf(invite, events, mails, now).map((event) => ({ ...event, at: event.at.toISOString() })),
  }
}

import { inviteState } from '@catchpitch/contract/invitations/invite-state'
import { defaultLanguage } from '@catchpitch/contract/languages'
import { hasPitchFacts } from '@catchpitch/contract/pitch/has-pitch-facts'
import { listOwnInvites, type OwnInvite } from '#features/invitations/invitations.public'
import { findAttempt, ownInvite, presentPitchFacts } from '#features/respondent/respondent.public'
import { findEdition } from '#features/surveys/surveys.public'
import type { Context } from '#platform/http/context'
import { refuse } from '#platform/refusal'
import type { AttemptKey } from '#platform/session/session'
import { presentSlides } from './present-slides.ts'
import { slidesOfSurvey } from './slides-of-survey.ts'
import { findOwnQuestion, listAnswered, listOwnReactions } from './story.queries.ts'

type Reader = Pick<Context, 'db' | 'now' | 'language' | 'secrets'>

type Told = {
  group_id: string
  survey_id: string
  /** That the reader answers, or would. */
  edition: number
  /** Null: whoever reads it has not taken up the survey, and said nothing. */
  attempt_id: string | null
}

async function storyOf(reader: Reader, { group_id, survey_id, edition, attempt_id }: Told) {
  const { db } = reader
  const facts = presentPitchFacts(await findEdition(db, { group_id, survey_id, edition }), reader.language)
  const key = attempt_id === null ? null : { group_id, id: attempt_id }
  const slides = await presentSlides(reader, group_id, await slidesOfSurvey(db, group_id, survey_id))
  const reactions = key && (await listOwnReactions(db, key))
  return {
    ...facts,
    slides: slides.map((slide) => ({ ...slide, reaction: reactions?.get(slide.id) ?? null })),
    asked: (key && (await findOwnQuestion(db, key))) ?? null,
    answered: await listAnswered(db, group_id, attempt_id),
  }
}

/** The pitch as the person reads it who has taken up this survey, and what they and the company have said about it. */
export async function showStory(reader: Reader, key: AttemptKey) {
  const { survey_id, edition } = (await findAttempt(reader.db, key)) ?? refuse('session.ended')
  return storyOf(reader, { group_id: key.group_id, survey_id, edition, attempt_id: key.id })
}

/** People who have taken up a survey read the edition that they took up. */
const editionOf = ({ taken_edition, edition }: OwnInvite) => taken_edition ?? edition

type Invited = Reader & { person: { id: string }; attempt: AttemptKey | null }

/** The same for who has it before them no more: later, on another device, when all is done. */
export async function showOwnPitch(reader: Invited, invite_id: string) {
  const invite = await ownInvite(reader, invite_id)
  const story = await storyOf(reader, { ...invite, edition: editionOf(invite) })
  return { company: invite.company, name: invite.name, ...story }
}

/** Of the invitations that somebody has taken up: those that have something to be looked at again. */
export async function listOwnPitches({ db, person }: Pick<Invited, 'db' | 'person'>): Promise<string[]> {
  const invites = await listOwnInvites(db, person.id)
  const taken = invites.filter(({ attempt_id, state }) => attempt_id !== null && state !== inviteState.declined)
  const shown = await Promise.all(
    taken.map(async (invite) => {
      const { id, group_id, survey_id } = invite
      const edition = await findEdition(db, { group_id, survey_id, edition: editionOf(invite) })
      // Whether it says anything is the same in every language.
      if (hasPitchFacts(presentPitchFacts(edition, defaultLanguage))) return [id]
      const slides = await slidesOfSurvey(db, group_id, survey_id)
      return slides.length > 0 ? [id] : []
    }),
  )
  return shown.flat()
}

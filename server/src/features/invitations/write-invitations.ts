import { inviteWeeks } from '@catchpitch/contract/invitations/invite-state'
import { type Language, languageFrom } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { findEdition } from '#features/surveys/surveys.public'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/db/database'
import { type PollLoop, startPollLoop, type Turn } from '#platform/jobs/poll-loop'
import { type Announce, commitThenAnnounce } from '#platform/live/commit-then-announce'
import { type NewMail, queueMails } from '#platform/mail/queue-mail'
import { doorCloses, grace_ms, inviteExpiry } from './invitation.rules.ts'
import { readDefaultTemplates, readOwnTemplates } from './mail-templates.queries.ts'
import { findWaitingSurveys, markExpired, markWritten, takeUnwritten, type UnwrittenInvite } from './sending.queries.ts'
import { findSurveyFacts } from './survey-facts.queries.ts'
import { fillSurveyMail, type LaidOutMail, layOutSurveyMail, valuesFor } from './survey-mail.ts'

type SurveyKey = { group_id: string; survey_id: string }

/** The invitation in every language, laid out once however many people get it. */
async function layOutInvitation(db: Connection, key: SurveyKey): Promise<Record<Language, LaidOutMail>> {
  const fallback = (await readDefaultTemplates(db)).invitation
  const own = (await readOwnTemplates(db, key)).invitation ?? null
  const lay = (language: Language) => layOutSurveyMail('invitation', language, { own, fallback })
  return { en: lay('en'), zh: lay('zh'), ms: lay('ms') }
}

/**
 * Writes to people of a survey whose time has come, each in their language, and says to how many. Not before: what the
 * company changes about its text until then is in the mail. The same invitation is written once, whoever else tries.
 */
export async function writeInvitations(db: Connection, key: SurveyKey, most: number, now: Date): Promise<number> {
  const { group_id, survey_id } = key
  const survey = await findSurveyFacts(db, group_id, survey_id)
  if (survey?.status !== surveyStatus.live || survey.expires_at <= now) return 0
  const invites = await takeUnwritten(db, key, most, now)
  if (invites.length === 0) return 0
  const content = await findEdition(db, { group_id, survey_id, edition: survey.edition })
  const facts = { company: content.company, survey: content.name, situations: content.situations }
  const laid_out = await layOutInvitation(db, key)

  // From the mail on, not from the day on which somebody was put on the list of a draft.
  const expiryIn = (weeks: number) => doorCloses({ expires_at: inviteExpiry(now, weeks) }, survey)
  const mailTo = (invite: UnwrittenInvite): NewMail => {
    const language = languageFrom(invite.language)
    const expires_at = expiryIn(invite.expiry_weeks)
    const values = valuesFor(facts, { ...invite, expires_at }, language)
    return {
      ...fillSurveyMail(laid_out[language], values),
      group_id,
      kind: 'invitation',
      cause: `invite:${invite.id}:invitation:${invite.link_generation}`,
      to_email: invite.email,
      to_name: String(values.name),
      language,
      user_id: null,
      invite_id: invite.id,
    }
  }
  const ids = invites.map(({ id }) => id)
  const expiry = { one: expiryIn(inviteWeeks.one), two: expiryIn(inviteWeeks.two) }
  await markWritten(db, group_id, ids, expiry, now)
  await queueMails(db, invites.map(mailTo), now)
  return invites.length
}

type Options = { db: Database; clock: Clock; announce: Announce }

const look_every_ms = 1000

/**
 * One look at all surveys: writes to some of those whose time has come, and ends what has run out. Some, because
 * everything else that people wait for goes through the same outbox; the next look follows a second later.
 */
export async function tendInvitations({ db, clock, announce }: Options): Promise<Turn> {
  const now = clock.now()
  let room: number = limits.invitations.mails_per_second
  for (const key of await findWaitingSurveys(db, now)) {
    if (room <= 0) break
    const most = room
    room -= await commitThenAnnounce(db, announce, async (tx, heard) => {
      const written = await writeInvitations(tx, key, most, now)
      if (written > 0) heard({ topic: 'invites', group_id: key.group_id, id: null })
      return written
    })
  }
  for (const group_id of await markExpired(db, grace_ms, now)) {
    announce({ topic: 'invites', group_id, id: null })
  }
  return 'wait'
}

/** By the product's clock, so it is a loop and no delayed job. */
export function startInvitations(options: Options & { on_error: (error: unknown) => void }): PollLoop {
  const { on_error } = options
  return startPollLoop({ turn: () => tendInvitations(options), lanes: 1, wait_ms: look_every_ms, on_error })
}

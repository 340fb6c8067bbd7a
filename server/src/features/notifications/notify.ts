import type { CompanyWord } from '@catchpitch/contract/access/permissions'
import {
  isMailChosen,
  notificationChoices,
  notificationPreferences,
} from '@catchpitch/contract/notifications/notification-choices'
import type { Connection } from '#platform/db/database'
import { newId } from '#platform/ids'
import { mailNotification } from './mail-notification.ts'
import {
  departmentOfSurvey,
  insertNotifications,
  listHolders,
  nameOfGroup,
  readReaders,
} from './notifications.queries.ts'
import type { StoredNotification } from './notifications.rules.ts'
import type { Telling } from './telling.ts'

/**
 * The company it is about and whoever there holds the word, and sees the survey if it is about one; or these people, be
 * it about a company or none.
 */
type Addressees =
  | { group_id: string; to: { word: CompanyWord; survey_id?: string } }
  | { group_id: string | null; to: { people: readonly string[] } }

export type News = StoredNotification &
  Addressees & {
    /** What happened, once, such as the id of the thing that it happened to: the same again tells nobody a second time. */
    cause: string
  }

async function addresseesOf(db: Connection, { group_id, to }: Addressees): Promise<readonly string[]> {
  if ('people' in to) return to.people
  if (group_id === null) return []
  const department_id = to.survey_id === undefined ? null : await departmentOfSurvey(db, group_id, to.survey_id)
  return listHolders(db, group_id, to.word, department_id)
}

/** What each has chosen for this kind. A mail goes only to an address that is known to be theirs. */
async function readersOf(db: Connection, news: News) {
  const user_ids = await addresseesOf(db, news)
  const readers = user_ids.length === 0 ? [] : await readReaders(db, user_ids)
  return readers.map((reader) => {
    const { silenced, mailed } = notificationChoices({
      [notificationPreferences.silenced]: reader.silenced,
      [notificationPreferences.mailed]: reader.mailed,
    })
    return {
      ...reader,
      rings: !silenced.includes(news.kind),
      is_mailed:
        isMailChosen(news.kind) && mailed.includes(news.kind) && reader.is_receive && reader.verified_at !== null,
    }
  })
}

/**
 * Tells people something, in the caller's transaction: if what it tells is rolled back, nobody was told. The open pages
 * of those whom it rings for show it at once, and whoever wants mails about it gets one.
 */
export async function notify(telling: Telling, news: News): Promise<void> {
  const { db, now, announce } = telling
  const readers = await readersOf(db, news)
  const { to: _, cause, ...stored } = news
  const told = new Set(await insertNotifications(db, readers, { ...stored, cause: `${news.kind}:${cause}` }, now))
  const newlyTold = readers.filter(({ id }) => told.has(id))
  for (const { id: user_id, rings } of newlyTold) if (rings) announce({ topic: 'notifications', user_id })
  const mailed = newlyTold.filter(({ is_mailed }) => is_mailed)
  if (mailed.length === 0) return
  const group_name = news.group_id === null ? null : await nameOfGroup(db, news.group_id)
  const row = { ...stored, id: newId(now), group_name, read_at: null, created_at: now }
  await mailNotification(telling, row, mailed)
}

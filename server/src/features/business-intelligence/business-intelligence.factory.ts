import { noTexts } from '@catchpitch/contract/fields/texts'
import type { Texts } from '@catchpitch/contract/languages'
import type { Connection } from '#platform/db/database'
import { changeStory, createMilestone } from './save-milestone.ts'

type Options = {
  now: Date
  group_id: string
  /** In English alone, where it is one text. */
  name?: string | Texts
  body?: string | Texts
  happened_on?: string
  file_id?: string | null
}

const textsOf = (text: string | Texts): Texts => (typeof text === 'string' ? { ...noTexts, en: text } : text)

/** A milestone of a company, in English and without a picture, unless it is said otherwise. */
export const makeMilestone = (db: Connection, options: Options) => {
  const { now, group_id, name = 'We opened our first shop', body = '', file_id = null } = options
  const { happened_on = '2019-03-01' } = options
  return createMilestone({ db, now }, group_id, { happened_on, name: textsOf(name), body: textsOf(body), file_id })
}

type StoryOptions = { now: Date; group_id: string; name: Texts; body: Texts }

/** What a company says of itself that has said nothing before. */
export const makeStory = (db: Connection, { now, group_id, name, body }: StoryOptions) =>
  changeStory({ db, now }, group_id, { name, body, version: 0 })

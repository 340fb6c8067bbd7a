import { z } from 'zod'
import type { CompanyWord } from '../access/permissions.ts'
import { id } from '../ids.ts'

/**
 * What an open page can be told about while it is open, and who may hear it: the person themself, or whoever in the
 * company holds the word by which they could have read it anyway.
 */
const listeners = {
  notifications: 'person',
  sessions: 'person',
  imports: 'person',
  exports: 'person',
  billing: 'billing.view',
  departments: 'team.view',
  invites: 'invite.view',
  pitch: 'survey.view',
  results: 'result.view',
  team: 'team.view',
} as const satisfies Record<string, CompanyWord | 'person'>

export type Topic = keyof typeof listeners
export type PersonalTopic = { [T in Topic]: (typeof listeners)[T] extends 'person' ? T : never }[Topic]
export type CompanyTopic = Exclude<Topic, PersonalTopic>

const isTopic = (name: string): name is Topic => Object.hasOwn(listeners, name)
const isPersonal = (topic: Topic): topic is PersonalTopic => listeners[topic] === 'person'

export const topics = Object.keys(listeners).filter(isTopic)
export const personalTopics = topics.filter(isPersonal)
export const companyTopics = topics.filter((topic): topic is CompanyTopic => !isPersonal(topic))

/** The word that somebody must hold in a company to hear of this. */
export function wordOf(topic: CompanyTopic): CompanyWord {
  return listeners[topic]
}

/**
 * That something has changed, never what: whoever hears it reads it anew by an ordinary call, through the ordinary gate.
 * `everything` says that hints may have been missed.
 */
export const hint = z.object({
  topic: z.enum([...topics, 'everything']),
  group_id: id.nullable(),
  /** The record, where it was one and not several. */
  id: id.nullable(),
})
export type Hint = z.infer<typeof hint>

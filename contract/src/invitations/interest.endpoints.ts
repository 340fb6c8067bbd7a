import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../list.ts'
import { hashId } from '../surveys/hash-id.ts'
import { listedParticipant, stateFilter } from './listed-invite.ts'

const access = company('invite.view')
const moment = z.iso.datetime()

const list = listQuery({ order: ['interest_at'], filter: { ...stateFilter, survey: hashId } })

export const listInterested = endpoint({
  method: 'GET',
  path: '/my-surveys/interested-to-proceed/list',
  access,
  summary:
    'Everybody who has said that they are interested or has begun, over all surveys, and how far each has come; not which result is whose.',
  list,
  reply: z.array(listedParticipant.extend({ interest_at: moment })),
})

export const listMaybeNextTime = endpoint({
  method: 'GET',
  path: '/my-surveys/maybe-next-time/list',
  access,
  summary:
    'Everybody who has declined, over all surveys, with what they chose as the reason and what they wrote to it.',
  list,
  reply: z.array(
    listedParticipant.extend({
      interest_at: moment,
      /** As the list of options calls it; null: they chose none. */
      decline_option: z.string().nullable(),
      decline_reason: z.string().nullable(),
    }),
  ),
})

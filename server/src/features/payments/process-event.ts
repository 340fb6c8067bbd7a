import { id } from '@catchpitch/contract/ids'
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job'
import { findEvent, settleEvent } from './events.queries.ts'
import { findGroupOfCustomer } from './payments.queries.ts'
import { syncCompany } from './sync-company.ts'

/** Looks into what a provider has told us of: by asking what is true now, not by believing what was true then. */
export const processEvent = defineJob({
  name: 'payments.process',
  payload: z.object({ id }),
  // With doubled waits the last try comes after about a day and a half.
  retries: 15,
  expire_seconds: 300,
  async run({ db, clock, payments, installation, announce }, { id: event_id }) {
    const event = await findEvent(db, event_id)
    if (!event) return
    const group_id = event.customer_id === null ? null : await findGroupOfCustomer(db, event.customer_id)
    // Without a provider it waits: the key may have been left out by mistake.
    if (group_id !== null && !payments)
      throw new Error('An event of a payment came, and no key to ask about it is set.')
    if (group_id !== null && payments) await syncCompany({ db, clock, payments, installation, announce }, group_id)
    await settleEvent(db, event_id, clock.now())
  },
})

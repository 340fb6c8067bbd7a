import { emailKey } from '@catchpitch/contract/fields/email'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MovableClock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Catcher } from '#platform/mail/catcher'

type Installation = Pick<Config, 'production' | 'smtp_url'>

/**
 * Whether everybody who reaches this installation may read its mails and set its clock. Never in production, and never
 * where mails go to real people: the links in them are other people's keys.
 */
export function offersDev({ production, smtp_url }: Installation): boolean {
  return !production && smtp_url === null
}

type Tools = {
  config: Installation
  catcher: Catcher | null
  clock: MovableClock
  /** What goes by the same time; null: nothing does. */
  on_moved: ((now: Date) => Promise<void>) | null
}

const mailQuery = z.object({ to: z.string().optional() })
const clockMove = z.union([
  z.object({ now: z.iso.datetime().transform((time) => new Date(time)) }),
  z.object({ move_ms: z.int() }),
])

/** For developers and browser tests: reads the mails that were caught, and moves the time. Elsewhere it registers nothing. */
export function registerDev(app: FastifyInstance, { config, catcher, clock, on_moved }: Tools): void {
  if (!offersDev(config) || catcher === null) return

  app.get('/dev/mail', async (request, reply) => {
    const query = mailQuery.safeParse(request.query)
    if (!query.success) return reply.status(422).send({ message: z.prettifyError(query.error) })
    const { to } = query.data
    const mails = catcher.mails()
    const wanted = (addresses: string[]) => to === undefined || addresses.map(emailKey).includes(emailKey(to))
    return { data: mails.filter((mail) => wanted(mail.to)) }
  })

  app.post('/dev/clock', async (request, reply) => {
    const move = clockMove.safeParse(request.body)
    if (!move.success) return reply.status(422).send({ message: z.prettifyError(move.error) })
    if ('now' in move.data) clock.moveTo(move.data.now)
    else clock.moveBy(move.data.move_ms)
    await on_moved?.(clock.now())
    return { data: { now: clock.now() } }
  })
}

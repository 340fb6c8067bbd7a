import type { Connection } from '#platform/db/database'
import { createStrategy } from './save-strategy.ts'

const inAll = (text: string) => ({ en: text, zh: `${text}（中文）`, ms: `${text} (Melayu)` })

/** A way of hiring with three steps. */
export async function makeStrategy(db: Connection, { now, name = 'With a trial day' }: { now: Date; name?: string }) {
  const steps = ['A first call', 'The survey', 'A trial day'].map((step) => ({
    name: inAll(step),
    description: inAll(`What happens: ${step}`),
  }))
  return createStrategy({ db, now }, { name: inAll(name), description: inAll('For small teams'), steps })
}

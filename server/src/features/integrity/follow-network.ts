import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { integrityPolicy } from '@catchpitch/contract/surveys/survey-choices'
import type { Context } from '#platform/http/context'
import { newId } from '#platform/ids'
import { networkOf } from '#platform/network/network-of'
import { insertFinding, setNetwork, type Watched } from './integrity.queries.ts'

const countryIn = (network: string) => network.split(' ')[1] ?? null

/** Notes when a person comes from another part of the net than before: from the train, or another person. */
export async function followNetwork({ db, now, ip }: Pick<Context, 'db' | 'now' | 'ip'>, run: Watched): Promise<void> {
  if (run.integrity_policy === integrityPolicy.none) return
  const found = await networkOf(ip)
  if (found === null) return
  const network = found.country === null ? found.prefix : `${found.prefix} ${found.country}`
  if (network === run.network) return
  await setNetwork(db, run, network)
  if (run.network === null) return
  const event = {
    id: newId(now),
    kind: integrityEvent.network_changed,
    happened_at: now,
    step: run.step,
    topic: run.topic,
  }
  await insertFinding(db, run, event, { from: countryIn(run.network), to: found.country })
}

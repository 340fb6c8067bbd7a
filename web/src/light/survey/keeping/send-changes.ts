import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { api } from '../../../api/api.ts'
import { fullRanking } from './answers.ts'
import type { Arrival } from './arrival.ts'
import type { Change, ShortAnswerChange, StatementChange } from './change.ts'
import type { Kept } from './kept.ts'
import { HeldBack } from './refusal.ts'

/** With a patience that begins when it is asked for: a picture may have taken most of one. */
type Options = () => { token: string; signal: AbortSignal }

const runOf = ({ state, token }: Kept) => ({ test_id: state.test_id, token })

const nothing = { input_method: inputMethod.typing, text: '', recording_id: null, picture_id: null, link: null }

/** A statement as the contract has it: what only the device needs stays here. */
function bodyOf({ kind: _kind, topic: _topic, ...body }: StatementChange) {
  // Of what was taken out nothing is told but that it is gone.
  return body.removed ? { ...body, ...nothing } : body
}

const shortAnswerOf = ({ position, revision, text }: ShortAnswerChange) => ({ position, revision, text })

async function sendStatements(
  kept: Kept,
  first: StatementChange,
  changes: readonly Change[],
  options: Options,
): Promise<void> {
  const { topic } = first
  const statements = changes.filter((change) => change.kind === 'statement').map(bodyOf)
  if (first.picture_id && !first.removed) {
    const { sendPicture } = await import('../steps/send-before.ts')
    await sendPicture(first.picture_id, runOf(kept))
  }
  const { slot, revision, removed } = first
  if (statements.length === 1 && removed)
    await api('DELETE /statement/{id}', { params: { id: `${topic}-${slot}` }, body: { revision } }, options())
  else if (statements.length === 1) await api('POST /statement', { body: { topic, ...bodyOf(first) } }, options())
  else await api('PUT /update-statement-paragraph', { body: { topic, statements } }, options())
}

/** A statement that came too late was left out after it had been ranked: the server wants those that are there. */
function rankingOf({ state }: Kept, { topic, ranking }: Extract<Change, { kind: 'ranking' }>): number[] {
  const known = state.topics.find(({ position }) => position === topic)
  return known ? fullRanking({ ...known, ranking: [...ranking] }) : [...ranking]
}

/** Tells the server of changes that go into one call; see `SurveyServer`. */
export async function sendChanges(kept: Kept, changes: readonly Change[], options: Options): Promise<Arrival | null> {
  const [change] = changes
  switch (change?.kind) {
    case undefined:
      break
    case 'interest': {
      const params = { id: kept.state.invite_id }
      await api('PUT /surveys/{id}/status', { params, body: { response: 'interested' } }, options())
      break
    }
    case 'shortAnswer': {
      const answers = changes.flatMap((one) => (one.kind === 'shortAnswer' ? shortAnswerOf(one) : []))
      await api('POST /short-questions', { body: { answers } }, options())
      break
    }
    case 'method':
      await api('POST /select-input-method', { body: { input_method: change.input_method } }, options())
      break
    case 'consent':
      await api('POST /consent', { body: { version: change.version } }, options())
      break
    case 'statement':
      await sendStatements(kept, change, changes, options)
      break
    case 'ranking': {
      const { topic, revision } = change
      await api('POST /importance', { body: { topic, revision, ranking: rankingOf(kept, change) } }, options())
      break
    }
    case 'feelings': {
      const { topic, revision, feelings } = change
      await api('POST /feelings', { body: { topic, revision, feelings: [...feelings] } }, options())
      break
    }
    case 'controls': {
      const { topic, revision, controls } = change
      await api('POST /control', { body: { topic, revision, controls: [...controls] } }, options())
      break
    }
    case 'compare': {
      const { revision, ranking } = change
      await api('POST /compare-situations', { body: { revision, ranking: [...ranking] } }, options())
      break
    }
    case 'next': {
      const { step, topic } = change
      if (step >= testStep.control && kept.content.input_methods.includes(inputMethod.speech)) {
        const { sendRecordings } = await import('../steps/send-before.ts')
        if (!(await sendRecordings(runOf(kept)))) throw new HeldBack('Recordings are still on their way.')
      }
      const { data } = await api('POST /next-test', { body: { step, topic } }, options())
      return data
    }
  }
  return null
}

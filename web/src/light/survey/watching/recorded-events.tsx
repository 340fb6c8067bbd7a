import { formatTime } from '@catchpitch/contract/dates'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { limits } from '@catchpitch/contract/limits'
import { useEffect, useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { durationOf } from './duration.ts'
import { useRecordedT } from './recorded-words.ts'

type Recorded = Reply<'GET /anti-cheat'>
type RecordedEvent = Recorded['events'][number]

const wordOf = {
  [integrityEvent.tab_hidden]: 'survey.event.tab',
  [integrityEvent.focus_lost]: 'survey.event.focus',
  [integrityEvent.cut]: 'survey.event.cut',
  [integrityEvent.copy]: 'survey.event.copy',
  [integrityEvent.paste]: 'survey.event.paste',
  [integrityEvent.right_click]: 'survey.event.rightClick',
  [integrityEvent.second_window]: 'survey.event.window',
  [integrityEvent.camera_off]: 'survey.event.camera',
  [integrityEvent.network_changed]: 'survey.event.network',
  [integrityEvent.repeat_attempt]: 'survey.event.repeat',
  [integrityEvent.snapshot]: 'survey.event.snapshot',
} as const

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

/** What somebody says about one event. Nobody has to say anything. */
function Explanation({ event, token }: { event: RecordedEvent; token: string }) {
  const t = useRecordedT()
  const id = useId()
  const [text, setText] = useState(event.explanation)
  const [saving, setSaving] = useState<Saving>('idle')
  const save = async () => {
    setSaving('saving')
    const input = { params: { id: event.id }, body: { explanation: text } }
    const saved = api('PUT /anti-cheat/{id}', input, { token })
    setSaving(
      await saved.then(
        () => 'saved' as const,
        () => 'failed' as const,
      ),
    )
  }
  return (
    <div className="recorded-explanation">
      <label htmlFor={id}>{t('survey.event.explain')}</label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={limits.integrity.explanation.max}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setSaving('idle')
        }}
      />
      <div className="recorded-saving">
        <button type="button" className="button" disabled={saving === 'saving'} onClick={() => void save()}>
          {t('survey.event.save')}
        </button>
        <span role="status">
          {saving === 'saved' && t('survey.event.saved')}
          {saving === 'failed' && t('survey.event.failed')}
        </span>
      </div>
    </div>
  )
}

/** What was recorded beside the answers, exactly as the company reads it; nothing at all if nothing was. */
export function RecordedEvents({ token, company }: { token: string; company: string }) {
  const t = useRecordedT()
  const language = useLanguage()
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  useEffect(() => {
    // Somebody without a connection has their map all the same; this comes when the page is opened again.
    void api('GET /anti-cheat', {}, { token }).then(
      ({ data }) => setRecorded(data),
      () => {},
    )
  }, [token])
  if (!recorded || recorded.events.length === 0) return null
  return (
    <section className="survey-section recorded">
      <h2>{t('survey.recorded.title')}</h2>
      <p className="survey-hint">{t('survey.recorded.why', { company })}</p>
      <ol>
        {recorded.events.map((event) => (
          <li key={event.id}>
            <div className="recorded-event">
              <span>
                <b>{t(wordOf[event.kind])}</b>
                {event.lasted_ms > 0 && ` · ${durationOf(event.lasted_ms)}`}
                {event.characters !== null && ` · ${t('survey.event.characters', { count: event.characters })}`}
                {event.topic > 0 && ` · ${t('survey.event.topic', { topic: event.topic })}`}
              </span>
              <time dateTime={event.happened_at}>{formatTime(new Date(event.happened_at), language)}</time>
            </div>
            {event.picture && <img src={event.picture} alt={t('survey.event.picture')} width={160} height={90} />}
            {recorded.may_explain && event.kind !== integrityEvent.snapshot && (
              <Explanation event={event} token={token} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

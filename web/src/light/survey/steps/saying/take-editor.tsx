import { limits } from '@catchpitch/contract/limits'
import { useEffect, useId, useMemo, useRef } from 'react'
import { hasRealKeyboard } from '../has-real-keyboard.ts'
import { AgainIcon } from './saying-icons.tsx'
import { useSayingT } from './saying-words.ts'
import type { Take } from './takes.ts'
import type { Saying } from './use-saying.ts'

/** What may go better when it is asked again. */
const passing: readonly string[] = ['cut', 'busy', 'failed']

function useAddress(wav: Blob | undefined): string | undefined {
  const address = useMemo(() => wav && URL.createObjectURL(wav), [wav])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address
}

/** What was recorded, to listen to; and what was understood, to be corrected before it is a statement. */
export function TakeEditor({ saying, onSave }: { saying: Saying; onSave: () => void }) {
  const { phase, take, text, setText, record } = saying
  const t = useSayingT()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const isReady = phase === 'ended'

  useEffect(() => {
    if (isReady && hasRealKeyboard()) input.current?.focus({ preventScroll: true })
  }, [isReady])

  return (
    <>
      <p role="status" className="saying-status">
        <Status saying={saying} />
      </p>
      <Player take={take} />
      {isReady && (
        <div className="statement-input">
          <label className="saying-label" htmlFor={id}>
            {t('saying.text')}
          </label>
          <textarea
            id={id}
            ref={input}
            rows={2}
            maxLength={limits.statement.text.max}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      )}
      {isReady && (
        <div className="saying-buttons">
          <button type="button" className="button" onClick={() => void record()}>
            <AgainIcon />
            {t('saying.again')}
          </button>
          <button
            type="button"
            className="button button-primary"
            aria-disabled={text.trim() === ''}
            onClick={() => (text.trim() === '' ? input.current?.focus() : onSave())}
          >
            {t('saying.save')}
          </button>
        </div>
      )}
    </>
  )
}

function Status({ saying }: { saying: Saying }) {
  const { phase, hearing, text, tryAgain } = saying
  const t = useSayingT()
  if (phase === 'hearing') return t('saying.hearing')
  if (hearing?.kind !== 'unheard') return text === '' ? null : t('saying.heard')
  return (
    <>
      {t(`saying.unheard.${hearing.reason}`)}
      {passing.includes(hearing.reason) && (
        <button type="button" className="link-button" onClick={tryAgain}>
          {t('saying.tryAgain')}
        </button>
      )}
    </>
  )
}

function Player({ take }: { take: Take | null }) {
  const t = useSayingT()
  const address = useAddress(take?.wav)
  // biome-ignore lint/a11y/useMediaCaption: what is said in it stands below it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said in it stands below it.
  return address && <audio className="saying-player" controls src={address} aria-label={t('saying.listen')} />
}

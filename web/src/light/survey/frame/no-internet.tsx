import { useSyncExternalStore } from 'react'
import { CrossIcon, NoInternetIcon } from '../survey-icons.tsx'
import { useSurveyT } from '../survey-words.ts'

/** `closed`: still offline, and the sheet was closed. `back`: the toast about the return is shown. */
type Connection = 'online' | 'lost' | 'closed' | 'back'

/** As long as a toast of the console. */
const toast_ms = 5000

// Outside of React: every step has a frame of its own, and a sheet that was closed must not open again on the next.
let connection: Connection = 'online'
let toastEnd: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Where the focus was before it came to the sheet's button, which may go with the sheet at any moment. */
let focusBefore: EventTarget | null = null

function turn(next: Connection): void {
  if (document.activeElement?.closest('.no-internet')) {
    const target = focusBefore instanceof HTMLElement ? focusBefore : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }
  connection = next
  for (const listener of listeners) listener()
}

window.addEventListener('offline', () => {
  clearTimeout(toastEnd)
  turn('lost')
})
window.addEventListener('online', () => {
  if (connection !== 'lost' && connection !== 'closed') return
  turn('back')
  toastEnd = setTimeout(() => turn('online'), toast_ms)
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = () => connection

export const useConnection = (): Connection => useSyncExternalStore(subscribe, current)

type NoInternetProps = {
  /** Whether what is answered here is stored on this device, to be sent later. */
  isKept: boolean
}

/**
 * The No Internet modal of the other pages, as a sheet above the dock: it takes no focus and covers no input, because
 * nothing that is answered is lost and the person can go on. Part of the first load: offline it could not be fetched.
 */
export function NoInternet({ isKept }: NoInternetProps) {
  const t = useSurveyT()
  const now = useConnection()
  return (
    <div role="status">
      {now === 'back' && <p className="light-toast">{t('offline.back')}</p>}
      {now === 'lost' && (
        <section className="no-internet" aria-label={t('survey.offline')}>
          <NoInternetIcon />
          <div>
            <h2>{t('offline.title')}</h2>
            <p>{t(isKept ? 'survey.offline.kept' : 'offline.text')}</p>
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={t('offline.close')}
            onFocus={({ relatedTarget }) => {
              focusBefore = relatedTarget
            }}
            // The input keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => turn('closed')}
          >
            <CrossIcon />
          </button>
        </section>
      )}
    </div>
  )
}

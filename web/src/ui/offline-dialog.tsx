import { useEffect, useId, useRef } from 'react'
import { useOnline } from './use-online.ts'

type OfflineDialogProps = {
  title: string
  /** What has happened, and what may come of it: a paragraph each. */
  text: readonly string[]
  closeLabel: string
  /** Called when the network is back. */
  onBack: () => void
}

/**
 * Comes when the network is lost and goes when it is back. The browser's own dialog, because both doors need it and
 * nothing can be fetched any more when it is wanted. It can be put away, to copy what was typed.
 */
export function OfflineDialog({ title, text, closeLabel, onBack }: OfflineDialogProps) {
  const online = useOnline()
  const wasOnline = useRef(online)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (wasOnline.current === online) return
    wasOnline.current = online
    if (!online) return dialog.current?.showModal()
    dialog.current?.close()
    onBack()
  }, [online, onBack])

  return (
    <dialog ref={dialog} className="offline" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <svg className="offline-picture" viewBox="0 0 120 72" aria-hidden="true">
        <circle cx="22" cy="50" r="9" />
        <circle cx="98" cy="50" r="9" />
        <path d="M32 40C42 22 54 16 62 18" />
        <path d="m70 12 8 8m0-8-8 8" />
      </svg>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <form method="dialog">
        <button type="submit" className="button">
          {closeLabel}
        </button>
      </form>
    </dialog>
  )
}

import { type RefObject, useEffect, useId, useRef } from 'react'
import { SupportForm } from './support-form.tsx'
import { CloseIcon } from './support-icons.tsx'
import { useT } from './support-words.ts'
import type { Writer } from './writer.ts'

/** Opens the browser's own dialog: it keeps the focus inside, Escape closes it, and the focus goes back to what opened it. */
function useOpened(panel: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = panel.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    // Under a thumb the keyboard would jump up and cover what stands here to be read first.
    if (window.matchMedia('(pointer: fine)').matches) dialog.querySelector<HTMLElement>('input, textarea')?.focus()
    // A press beside the panel reaches the dialog itself. What was written is kept, so nothing is lost by it.
    const closeBeside = ({ target, clientX, clientY }: PointerEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      if (target === dialog && !inside) dialog.close()
    }
    dialog.addEventListener('pointerdown', closeBeside)
    return () => dialog.removeEventListener('pointerdown', closeBeside)
  }, [panel])
}

/** The built-in widget, opened. */
export function SupportPanel({ writer, onClose }: { writer: Writer; onClose: () => void }) {
  const t = useT()
  const title = useId()
  const panel = useRef<HTMLDialogElement>(null)
  useOpened(panel)
  const close = () => panel.current?.close()
  return (
    <dialog ref={panel} className="support-panel" aria-labelledby={title} onClose={onClose}>
      <header className="support-head" role="presentation">
        <h2 id={title}>{t('support.title')}</h2>
        <button type="button" className="support-close" aria-label={t('support.close')} onClick={close}>
          <CloseIcon size={20} />
        </button>
      </header>
      <SupportForm writer={writer} onDone={close} />
    </dialog>
  )
}

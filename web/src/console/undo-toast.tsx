import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { toast } from './toast.ts'
import classes from './undo-toast.module.css'
import { useT } from './words.ts'

type Undoable = {
  /** What has been done: "3 people rejected." */
  readonly message: ReactNode
  readonly undo: () => Promise<void> | void
  readonly seconds?: number
  /** Whether its time is somebody else's to keep: it goes on also while the button is pointed at. */
  readonly isDue?: boolean
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** From a minute on as a clock: nobody counts in hundreds of seconds. */
const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function UndoMessage({ id, message, undo, seconds = 10, isDue = false }: Undoable & { id: string }) {
  const t = useT()
  const [left, setLeft] = useState(seconds)
  const [held, setHeld] = useState(false)

  const takeBack = async () => {
    // The button goes, and with it the focus; from the page's beginning reading can go on.
    document.querySelector('main')?.focus({ preventScroll: true })
    notifications.hide(id)
    try {
      await undo()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('failed', error.message)
    }
  }

  useEffect(() => {
    if (left === 0) notifications.hide(id)
    // Whoever is at the button must not have it taken away.
    if ((held && !isDue) || left === 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [id, held, isDue, left])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTypedInto(event.target)) return
      event.preventDefault()
      void takeBack()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return (
    <div
      className={classes.undo}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.message}>{message}</span>
      <Button size="sm" variant="default" aria-keyshortcuts="Control+Z" onClick={() => void takeBack()}>
        {t('undo.button')}
        <span className={classes.left} aria-hidden="true">
          {left < 60 ? t('undo.seconds', { seconds: left }) : asClock(left)}
        </span>
      </Button>
    </div>
  )
}

let shown = 0

/** The one way to take something back: done at once, told at the bottom right, undone by the button or Ctrl+Z. */
export function useUndo(): (undoable: Undoable) => void {
  const t = useT()
  return (undoable) => {
    shown += 1
    const id = `undo-${shown}`
    notifications.show({
      id,
      autoClose: false,
      color: 'var(--brand)',
      message: <UndoMessage id={id} {...undoable} />,
      closeButtonProps: { 'aria-label': t('shell.close') },
    })
  }
}

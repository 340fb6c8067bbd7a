import { type ComponentType, useEffect, useState } from 'react'
import { loadWidget } from './load-widget.ts'
import type { SupportWidgetProps } from './support-widget.tsx'
import type { Writer } from './writer.ts'

type SupportSlotProps = {
  /** Who is here, where the page knows; null: somebody without a widget. Left out: the widget finds out by itself. */
  writer?: Writer | null
}

/** Where a browser cannot tell when it is idle. */
const patience_ms = 2000

function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, patience_ms)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: patience_ms })
  return () => window.cancelIdleCallback(handle)
}

/** Stands in the frame of a page, outside its landmarks, and brings the widget once the page itself has come. */
export function SupportSlot({ writer }: SupportSlotProps) {
  const [Widget, setWidget] = useState<ComponentType<SupportWidgetProps> | null>(null)
  useEffect(() => {
    const bring = async () => {
      const { SupportWidget } = await loadWidget()
      setWidget(() => SupportWidget)
    }
    // Without a line there is no widget; the page says by itself what it cannot do.
    return whenIdle(() => void bring().catch(() => undefined))
  }, [])
  if (!Widget || writer === null) return null
  return writer ? <Widget writer={writer} /> : <Widget />
}

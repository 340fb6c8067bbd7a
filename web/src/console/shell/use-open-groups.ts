import { useState } from 'react'
import { stored } from '../../stored.ts'

const separator = ','

function readOpen(): ReadonlySet<string> {
  return new Set(stored.get('openGroups')?.split(separator))
}

/** Which groups of a long navigation somebody has opened, as this browser remembers it. */
export function useOpenGroups() {
  const [open, setOpen] = useState(readOpen)
  return {
    isOpen: (name: string) => open.has(name),
    toggle(name: string): void {
      const next = new Set(open)
      if (!next.delete(name)) next.add(name)
      setOpen(next)
      stored.set('openGroups', [...next].join(separator))
    },
  }
}

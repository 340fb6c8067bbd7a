import './support.css'
import { useEffect, useState } from 'react'
import { chatSettings } from './chat/chat-settings.ts'
import { useChat } from './chat/use-chat.ts'
import { HelpIcon } from './support-icons.tsx'
import { SupportPanel } from './support-panel.tsx'
import { useT } from './support-words.ts'
import { useWriter } from './use-writer.ts'
import type { Writer } from './writer.ts'

function BuiltIn({ writer }: { writer: Writer }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <aside className="support" aria-label={t('support.help')} data-support="">
      <button
        type="button"
        className="support-launcher"
        aria-label={t('support.help')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <HelpIcon size={24} />
      </button>
      {open && <SupportPanel writer={writer} onClose={() => setOpen(false)} />}
    </aside>
  )
}

/** A chat that draws itself, and the built-in one if it does not come. */
function ChatOrBuiltIn({ writer }: { writer: Writer }) {
  const chat = useChat({ writer, bubble: true })
  return chat === 'failed' ? <BuiltIn writer={writer} /> : null
}

export type SupportWidgetProps = {
  /** Left out: it is found out by a call. */
  writer?: Writer
}

/** The round button in the corner. */
export function SupportWidget({ writer: given }: SupportWidgetProps) {
  const writer = useWriter(given)
  if (!writer) return null
  return chatSettings() ? <ChatOrBuiltIn writer={writer} /> : <BuiltIn writer={writer} />
}

function OpenedPanel({ writer }: { writer: Writer }) {
  const [open, setOpen] = useState(true)
  return open && <SupportPanel writer={writer} onClose={() => setOpen(false)} />
}

function OpenedChat({ writer }: { writer: Writer }) {
  const chat = useChat({ writer, bubble: false })
  const running = typeof chat === 'object' ? chat : null
  useEffect(() => running?.toggle('open'), [running])
  return chat === 'failed' ? <OpenedPanel writer={writer} /> : null
}

/** What the help button opens: there is nothing to press any more. */
export function SupportHelp({ writer: given }: SupportWidgetProps) {
  const writer = useWriter(given)
  if (!writer) return null
  return chatSettings() ? <OpenedChat writer={writer} /> : <OpenedPanel writer={writer} />
}

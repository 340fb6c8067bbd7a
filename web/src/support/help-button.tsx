import { type ComponentType, type ReactNode, useState } from 'react'
import type { shared } from '../i18n/en/shared.ts'
import { useTranslate } from '../i18n/translator.ts'
import { loadWidget } from './load-widget.ts'
import type { SupportWidgetProps } from './support-widget.tsx'
import type { Writer } from './writer.ts'

type HelpButtonProps = {
  /** As for the slot: left out, it is found out when the button is pressed. */
  writer?: Writer | null
  /** A sign in place of the word, where the header has room for no more. */
  icon?: ReactNode
}

type Help = { opened: number; View: ComponentType<SupportWidgetProps> }

/**
 * Help on a page where nothing may distract: an ordinary button for the page's header. Nothing of support is loaded, and
 * no other server hears of the page, before it is pressed.
 *
 * For pages that watch how somebody works on a survey: everything of support lies inside an element with `data-support`,
 * also the frame of a chat. What happens in there, and a window that loses the focus to it, says nothing about the work.
 */
export function HelpButton({ writer, icon }: HelpButtonProps) {
  const t = useTranslate<keyof typeof shared>()
  const [help, setHelp] = useState<Help | null>(null)
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)

  const open = async () => {
    setLoading(true)
    setFailed(false)
    try {
      const { SupportHelp } = await loadWidget()
      setHelp((before) => ({ opened: (before?.opened ?? 0) + 1, View: SupportHelp }))
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }

  if (writer === null) return null
  return (
    <div className="preference" data-support="">
      <button
        type="button"
        className={icon ? 'icon-button' : 'button'}
        aria-label={icon ? t('support.help') : undefined}
        aria-haspopup="dialog"
        aria-busy={loading}
        onClick={() => {
          if (!loading) void open()
        }}
      >
        {icon ?? t('support.help')}
      </button>
      <p role="alert" className="preference-failed">
        {failed && t('failure.network')}
      </p>
      {help && <help.View key={help.opened} {...(writer && { writer })} />}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/translator.ts'
import { type Scheme, useScheme } from '../../ui/color-scheme.ts'
import type { Writer } from '../writer.ts'
import { chatSettings } from './chat-settings.ts'
import { type Chatwoot, type ChatwootLook, startChat } from './chatwoot.ts'

/** As Chatwoot names our languages. */
const locales = new Map([['zh', 'zh_CN']])
const localeOf = (language: string) => locales.get(language) ?? language

const lookOf = (language: string, scheme: Scheme, bubble: boolean): ChatwootLook => ({
  position: 'right',
  type: 'standard',
  locale: localeOf(language),
  darkMode: scheme,
  hideMessageBubble: !bubble,
  showPopoutButton: false,
})

type Wishes = {
  writer: Writer
  /** Whether it shows a button of its own in the corner. */
  bubble: boolean
}

/** The chat of this installation in the language and colours of the page; `failed` if it did not come. */
export function useChat({ writer, bubble }: Wishes): Chatwoot | 'loading' | 'failed' {
  const [chat, setChat] = useState<Chatwoot | 'loading' | 'failed'>('loading')
  const language = useLanguage()
  const scheme = useScheme()
  const owner = writer.kind === 'person' ? writer.id : ''
  const first = useRef(lookOf(language, scheme, bubble))

  useEffect(() => {
    const settings = chatSettings()
    if (!settings) return
    let started: Chatwoot | null = null
    let wanted = true
    startChat(settings, owner, first.current).then(
      (came) => {
        if (!wanted) return
        started = came
        if (bubble) came.toggleBubbleVisibility('show')
        setChat(came)
      },
      () => wanted && setChat('failed'),
    )
    return () => {
      wanted = false
      // The page that it stood on is left, perhaps to one that root sees.
      started?.toggle('close')
      started?.toggleBubbleVisibility('hide')
    }
  }, [owner, bubble])

  const running = typeof chat === 'object' ? chat : null
  useEffect(() => running?.setLocale(localeOf(language)), [running, language])
  useEffect(() => running?.setColorScheme?.(scheme), [running, scheme])
  return chat
}

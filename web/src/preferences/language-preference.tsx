import { type Language, languageName } from '@catchpitch/contract/languages'
import { useState } from 'react'
import type { shared } from '../i18n/en/shared.ts'
import { chooseLanguage, useLanguage, useTranslate } from '../i18n/translator.ts'
import { GlobeIcon } from '../ui/icons.tsx'
import { Select } from '../ui/select.tsx'

/** Changes the language of the screen at once, and of the person's mails if `onChosen` tells the server. */
export function LanguagePreference({ onChosen }: { onChosen?: (language: Language) => void }) {
  const t = useTranslate<keyof typeof shared>()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  // While its words are fetched the choice is shown already: otherwise a second key press would start from the old one.
  const [pending, setPending] = useState<Language | null>(null)

  const choose = async (chosen: Language) => {
    setFailed(false)
    setPending(chosen)
    try {
      await chooseLanguage(chosen)
      onChosen?.(chosen)
    } catch {
      setFailed(true)
    } finally {
      setPending(null)
    }
  }

  return (
    <span className="preference">
      <Select
        label={t('language.label')}
        icon={<GlobeIcon size={16} />}
        value={pending ?? language}
        names={languageName}
        valuesAreLanguages
        onChoose={(chosen) => void choose(chosen)}
      />
      <span role="status" className="preference-failed">
        {failed && t('failure.network')}
      </span>
    </span>
  )
}

import { languageName, languages } from '@catchpitch/contract/languages'
import { type SpeechCode, speechCode } from '@catchpitch/contract/speech/speech-code'
import { useId } from 'react'
import { ChevronDownIcon, GlobeIcon } from '../../../../ui/icons.tsx'
import { useSayingT } from './saying-words.ts'

type SpokenLanguageProps = { code: SpeechCode; onChange: (code: SpeechCode) => void }

/** Which language is spoken, which need not be the one of the page. */
export function SpokenLanguage({ code, onChange }: SpokenLanguageProps) {
  const t = useSayingT()
  const id = useId()
  return (
    <div className="saying-language">
      <label htmlFor={id}>{t('saying.language')}</label>
      <span className="select">
        <GlobeIcon />
        <select
          id={id}
          value={code}
          onChange={({ currentTarget }) => {
            const chosen = languages.find((language) => speechCode[language] === currentTarget.value)
            if (chosen) onChange(speechCode[chosen])
          }}
        >
          {languages.map((language) => (
            <option key={language} value={speechCode[language]} lang={language}>
              {languageName[language]}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </div>
  )
}

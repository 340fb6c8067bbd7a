import { readableText } from '@catchpitch/contract/fields/rich-text'
import { type Language, languageName, languages } from '@catchpitch/contract/languages'
import { useState } from 'react'
import { useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'
import { LanguageTabs } from './language-tabs.tsx'
import type { Placeholder } from './rich-text/rich-text-props.ts'
import { RichTextControl } from './rich-text-field.tsx'

type RichTextsFieldProps<Name extends string> = {
  form: FormFields<`${Name}.${Language}`>
  name: Name
  label: string
  description?: string
  placeholders?: readonly Placeholder[]
  /** Which language is open at first; English, if nothing is said. */
  begins?: Language | undefined
}

/** One rich text in three languages, for a form whose schema has `richTexts()` there. */
export function RichTextsField<Name extends string>(props: RichTextsFieldProps<Name>) {
  const { form, name, label, description, placeholders = [], begins } = props
  const t = useT()
  const propsOf = (language: Language) => form.getInputProps(`${name}.${language}`)
  const [missing, setMissing] = useState<readonly Language[]>(() =>
    languages.filter((language) => readableText(propsOf(language).defaultValue ?? '') === ''),
  )
  return (
    <LanguageTabs
      label={label}
      {...(description && { description })}
      begins={begins}
      missing={missing}
      wrong={languages.filter((language) => Boolean(propsOf(language).error))}
    >
      {(language, { tabIndex, onFocus }) => {
        const { defaultValue, error, onChange, 'data-path': path } = propsOf(language)
        return (
          <RichTextControl
            key={form.key(`${name}.${language}`)}
            aria-label={t('texts.inLanguage', { label, language: languageName[language] })}
            lang={language}
            defaultValue={defaultValue}
            error={error}
            data-path={path}
            placeholders={placeholders}
            hidden={tabIndex === -1}
            onFocus={onFocus}
            onChange={(html) => {
              const others = missing.filter((other) => other !== language)
              setMissing(html === '' ? [...others, language] : others)
              onChange(html)
            }}
          />
        )
      }}
    </LanguageTabs>
  )
}

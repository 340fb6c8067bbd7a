import { missingLanguages } from '@catchpitch/contract/fields/texts'
import { type Language, languageName, languages, type Texts } from '@catchpitch/contract/languages'
import { Textarea, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../words.ts'
import type { FormFields } from './form-fields.ts'
import { LanguageTabs } from './language-tabs.tsx'

type TextsFieldProps<Name extends string> = {
  form: FormFields<`${Name}.${Language}`>
  /** Where the form holds it: `name`, or deeper, `steps.0.title`. */
  name: Name
  label: string
  description?: string
  /** How many lines high it begins; it grows with what is written. Left out: one line without line breaks. */
  lines?: number
  /** Which language is open at first; English, if nothing is said. */
  begins?: Language | undefined
}

/** One text in three languages, for a form whose schema has `texts()` there. */
export function TextsField<Name extends string>({
  form,
  name,
  label,
  description,
  lines,
  begins,
}: TextsFieldProps<Name>) {
  const t = useT()
  const propsOf = (language: Language) => form.getInputProps(`${name}.${language}`)
  const [written, setWritten] = useState<Texts>(() => ({
    en: propsOf('en').defaultValue ?? '',
    zh: propsOf('zh').defaultValue ?? '',
    ms: propsOf('ms').defaultValue ?? '',
  }))
  return (
    <LanguageTabs
      label={label}
      {...(description && { description })}
      begins={begins}
      missing={missingLanguages(written)}
      wrong={languages.filter((language) => Boolean(propsOf(language).error))}
    >
      {(language, place) => {
        const { onChange, ...props } = propsOf(language)
        const field = {
          ...props,
          ...place,
          'aria-label': t('texts.inLanguage', { label, language: languageName[language] }),
          lang: language,
          size: 'md',
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            setWritten({ ...written, [language]: event.currentTarget.value })
            onChange(event)
          },
        } as const
        const key = form.key(`${name}.${language}`)
        if (lines === undefined) return <TextInput key={key} {...field} autoComplete="off" />
        return <Textarea key={key} {...field} autosize minRows={lines} maxRows={Math.max(lines, 20)} />
      }}
    </LanguageTabs>
  )
}

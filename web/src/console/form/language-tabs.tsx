import { type Language, languageName, languages } from '@catchpitch/contract/languages'
import { Input } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useT } from '../words.ts'
import classes from './language-tabs.module.css'

type LanguageTabsProps = {
  label: string
  description?: string
  /** In which languages nothing is written yet. */
  missing: readonly Language[]
  /** In which languages something is wrong. */
  wrong: readonly Language[]
  /** Which one is open at first; English, if nothing is said. */
  begins?: Language | undefined
  /** What one writes in. */
  children: (language: Language, place: PlaceInTabs) => ReactNode
}

/** For the element that takes the focus. */
type PlaceInTabs = {
  /** The tab key passes by what is not shown. */
  tabIndex: number
  /** What is not shown can still be given the focus, when it is the field with a problem; then it shows. */
  onFocus: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The languages as tabs over one field each, with a mark for what is missing; whatever the field is. */
export function LanguageTabs({ label, description, missing, wrong, begins = 'en', children }: LanguageTabsProps) {
  const t = useT()
  const id = useId()
  const [shown, setShown] = useState(begins)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const next = step && languages.at((languages.indexOf(shown) + step) % languages.length)
    if (!next) return
    event.preventDefault()
    setShown(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={description ? `${id}-text` : undefined}>
      <div className={classes.head}>
        <Input.Label id={`${id}-label`} labelElement="div" size="md">
          {label}
        </Input.Label>
        <div role="tablist" aria-labelledby={`${id}-label`} className={classes.tabs}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              role="tab"
              id={`${id}-${language}`}
              aria-selected={language === shown}
              aria-controls={`${id}-${language}-panel`}
              tabIndex={language === shown ? 0 : -1}
              className={classes.tab}
              data-missing={missing.includes(language) || undefined}
              data-wrong={wrong.includes(language) || undefined}
              onClick={() => setShown(language)}
              onKeyDown={onKeyDown}
            >
              {wrong.includes(language) ? <IconAlertCircle size={14} aria-hidden /> : <i className={classes.mark} />}
              <span lang={language}>{languageName[language]}</span>
              {missing.includes(language) && <span className="visually-hidden">({t('texts.missing')})</span>}
            </button>
          ))}
        </div>
      </div>
      {description && (
        <Input.Description id={`${id}-text`} size="md" className={classes.description}>
          {description}
        </Input.Description>
      )}
      <div className={classes.panels}>
        {languages.map((language) => (
          <div
            key={language}
            role="tabpanel"
            id={`${id}-${language}-panel`}
            aria-labelledby={`${id}-${language}`}
            aria-hidden={language !== shown}
            className={classes.panel}
          >
            {children(language, { tabIndex: language === shown ? 0 : -1, onFocus: () => setShown(language) })}
          </div>
        ))}
      </div>
    </div>
  )
}

import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { type Language, languageFrom, languageName, languages } from '@catchpitch/contract/languages'
import { type ReactNode, useId, useState } from 'react'
import { useLanguage } from '../../i18n/translator.ts'
import { WordSegments } from '../../ui/kit/word-segments.tsx'
import { useT } from '../words.ts'
import { type ShownSlide, SlideCard } from './slide-card.tsx'
import classes from './slide-preview.module.css'

/** A slide in the eyes of somebody who is invited, in any language; beneath it what belongs to it. */
export function SlidePreview({ slide, children }: { slide: ShownSlide; children?: ReactNode }) {
  const t = useT()
  const id = useId()
  const [language, setLanguage] = useState<Language>(languageFrom(useLanguage()))
  const read = languageOfAll([slide.name, slide.body], language)
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{t('slide.preview')}</h2>
        <WordSegments
          label={t('slide.previewLanguage')}
          value={language}
          segments={languages.map((value) => ({ value, label: languageName[value] }))}
          onChoose={setLanguage}
        />
      </div>
      <SlideCard slide={slide} language={language} />
      {read !== language && <p className={classes.note}>{t('slide.previewOther', { language: languageName[read] })}</p>}
      {children}
    </section>
  )
}

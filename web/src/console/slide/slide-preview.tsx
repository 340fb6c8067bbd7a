import { missingInAny } from '@catchpitch/contract/fields/texts'
import {
  type Language,
  languageFrom,
  languageName,
  languages,
  type Texts,
  textIn,
} from '@catchpitch/contract/languages'
import { type SlideKind, type SlideType, slideKind, slideType } from '@catchpitch/contract/slides/slide'
import { videoOf } from '@catchpitch/contract/slides/video-link'
import { useId, useState } from 'react'
import { useLanguage } from '../../i18n/translator.ts'
import { WordSegments } from '../../ui/kit/word-segments.tsx'
import { Slide } from '../../ui/slide/slide.tsx'
import { VideoFrame } from '../../ui/slide/video-frame.tsx'
import { useT } from '../words.ts'
import classes from './slide-preview.module.css'
import { videoSiteName } from './video-site-name.ts'

type SlidePreviewProps = {
  slide: { type: SlideType; kind: SlideKind; name: Texts; body: Texts; picture: string | null; video: string }
}

/** The slide as it is being written, in the eyes of somebody who is invited. */
export function SlidePreview({ slide: { type, kind, name, body, picture, video: link } }: SlidePreviewProps) {
  const t = useT()
  const id = useId()
  const [language, setLanguage] = useState<Language>(languageFrom(useLanguage()))
  const video = kind === slideKind.video ? videoOf(link) : null
  const isTranslated = missingInAny([name, body]).every((missing) => missing !== language)
  const site = video && videoSiteName[video.site]
  const title = textIn(name, language).trim() || t('slide.untitled')
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
      <Slide
        title={title}
        body={textIn(body, language)}
        lang={isTranslated ? language : 'en'}
        kicker={type === slideType.question ? t('slide.kicker') : undefined}
        picture={kind === slideKind.picture ? picture : null}
        video={
          video &&
          site && (
            <VideoFrame
              url={video.embed_url}
              upright={video.site === 'tiktok'}
              title={title}
              play={t('slide.play', { site })}
              notice={t('slide.playNotice', { site })}
            />
          )
        }
      />
      {!isTranslated && language !== 'en' && <p className={classes.note}>{t('slide.previewEnglish')}</p>}
    </section>
  )
}

import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { type Language, type Texts, textIn } from '@catchpitch/contract/languages'
import { type SlideKind, type SlideType, slideKind, slideType } from '@catchpitch/contract/slides/slide'
import type { BroughtVideo } from '@catchpitch/contract/videos/brought-video'
import { videoOf } from '@catchpitch/contract/videos/video-link'
import { videoSiteName } from '@catchpitch/contract/videos/video-site-name'
import { Slide } from '../../ui/slide/slide.tsx'
import { VideoFrame } from '../../ui/slide/video-frame.tsx'
import { VideoPlayer } from '../../ui/slide/video-player.tsx'
import { useT } from '../words.ts'
import classes from './slide-card.module.css'

export type ShownSlide = {
  type: SlideType
  kind: SlideKind
  name: Texts
  body: Texts
  picture: string | null
  picture_text: Texts
  video: string
  /** A video of the company's own, in the place of a link. */
  brought?: Pick<BroughtVideo, 'url' | 'poster'> | null
  /** Whether it says what is hard about the job. */
  is_drawback?: boolean
}

function useKicker({ type, is_drawback }: ShownSlide): string | undefined {
  const t = useT()
  if (is_drawback) return t('slide.kickerDrawback')
  return type === slideType.question ? t('slide.kicker') : undefined
}

function OwnVideo({ brought: { url, poster }, title }: { brought: NonNullable<ShownSlide['brought']>; title: string }) {
  const t = useT()
  return url ? (
    <VideoPlayer url={url} poster={poster} title={title} />
  ) : (
    <p className={classes.preparing}>{t('slide.preparing')}</p>
  )
}

/** A slide in the eyes of somebody who is invited and reads this language. */
export function SlideCard({ slide, language }: { slide: ShownSlide; language: Language }) {
  const t = useT()
  const kicker = useKicker(slide)
  const { kind, name, body, picture, video: link } = slide
  const brought = kind === slideKind.video ? slide.brought : null
  const read = languageOfAll([name, body], language)
  // One that is not whole in any language is still being written.
  const title = name[read].trim() || textIn(name, language).trim() || t('slide.untitled')
  const video = kind === slideKind.video && !brought ? videoOf(link) : null
  const site = video && videoSiteName[video.site]
  return (
    <Slide
      title={title}
      body={body[read] || textIn(body, language)}
      lang={read}
      kicker={kicker}
      picture={kind === slideKind.picture ? picture : null}
      pictureText={slide.picture_text[read]}
      video={
        brought ? (
          <OwnVideo brought={brought} title={title} />
        ) : (
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
        )
      }
    />
  )
}

import { videoSiteName } from '@catchpitch/contract/videos/video-site-name'
import { Slide } from '../../../ui/slide/slide.tsx'
import { VideoFrame } from '../../../ui/slide/video-frame.tsx'
import { VideoPlayer } from '../../../ui/slide/video-player.tsx'
import { useStoryT } from './story-words.ts'
import type { StorySlide } from './use-story.ts'

/** One slide; what is hard about the job is marked as such. */
export function StoryCard({
  slide: { is_answer, name, body, language, picture, picture_text, embed, brought, is_drawback },
}: {
  slide: Omit<StorySlide, 'id' | 'reaction'>
}) {
  const t = useStoryT()
  const answer = is_answer ? t('story.answer') : undefined
  const site = embed && videoSiteName[embed.site]
  return (
    <Slide
      title={name}
      body={body}
      lang={language}
      kicker={is_drawback ? t('story.drawback') : answer}
      picture={picture}
      pictureText={picture_text}
      video={
        brought ? (
          <VideoPlayer url={brought.url} poster={brought.poster} title={name} />
        ) : (
          embed &&
          site && (
            <VideoFrame
              url={embed.url}
              upright={embed.site === 'tiktok'}
              title={name}
              play={t('story.play', { site })}
              notice={t('story.playNotice', { site })}
            />
          )
        )
      }
    />
  )
}

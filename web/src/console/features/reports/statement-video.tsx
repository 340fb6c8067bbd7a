import { videoOf } from '@catchpitch/contract/videos/video-link'
import { videoSiteName } from '@catchpitch/contract/videos/video-site-name'
import { VideoFrame } from '../../../ui/slide/video-frame.tsx'
import { useT } from '../../words.ts'
import classes from './said-statement.module.css'

/** The song or the talk that speaks for a person. Nothing of its site is loaded before it is pressed. */
export function StatementVideo({ link, title }: { link: string; title: string }) {
  const t = useT()
  const video = videoOf(link)
  if (!video) return null
  const site = videoSiteName[video.site]
  return (
    <div className={classes.video}>
      <VideoFrame
        url={video.embed_url}
        upright={video.site === 'tiktok'}
        title={title === '' ? t('reports.video', { site }) : title}
        play={t('reports.video', { site })}
        notice={t('reports.video.notice', { site })}
      />
    </div>
  )
}

import { useState } from 'react'
import { Icon } from '../icon.tsx'
import classes from './video-frame.module.css'

type VideoFrameProps = {
  /** What the frame would show. */
  url: string
  /** Videos made for phones stand upright. */
  upright: boolean
  /** Of the frame, for whoever cannot see it. */
  title: string
  /** "Play the video from YouTube" */
  play: string
  /** That nothing of the site is here yet. */
  notice: string
}

/** A video on another site. That site hears of somebody only when they press: nothing of it is loaded before. */
export function VideoFrame({ url, upright, title, play, notice }: VideoFrameProps) {
  const [playing, setPlaying] = useState<string | null>(null)
  return (
    <div className={classes.place} data-upright={upright || undefined}>
      {playing === url ? (
        <iframe
          className={classes.frame}
          src={url}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another site's frame cannot lift its own sandbox.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <button type="button" className={classes.play} onClick={() => setPlaying(url)}>
          <span className={classes.sign}>
            <Icon size={28}>
              <path d="M7 4v16l13-8z" fill="currentColor" />
            </Icon>
          </span>
          <span className={classes.label}>{play}</span>
          <span className={classes.notice}>{notice}</span>
        </button>
      )}
    </div>
  )
}

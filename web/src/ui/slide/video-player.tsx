import classes from './video-player.module.css'

type VideoPlayerProps = {
  url: string
  /** What stands there until it plays; null: the screen is dark. */
  poster: string | null
  /** What it is about, for whoever cannot see it. */
  title: string
}

/** A video of our own. Nothing of it is loaded before somebody presses play: many read this on a phone's data. */
export function VideoPlayer({ url, poster, title }: VideoPlayerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a company brings the film alone; the slide's words stand beneath.
    <video
      className={classes.video}
      src={url}
      {...(poster !== null && { poster })}
      aria-label={title}
      controls
      preload="none"
      playsInline
    />
  )
}

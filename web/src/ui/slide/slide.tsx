import type { ReactNode } from 'react'
import { RichText } from './rich-text.tsx'
import classes from './slide.module.css'

type SlideProps = {
  title: string
  /** HTML, as the editor writes it. */
  body: string
  /** Of what it is written in. */
  lang: string
  /** Stands above the title: what kind of slide it is. */
  kicker?: string | undefined
  picture: string | null
  /** What is to be seen on it. Where nobody has said, its title is the best that is known. */
  pictureText: string
  /** In the place of a picture. */
  video: ReactNode
}

/** One slide of a pitch, as applicants see it. */
export function Slide({ title, body, lang, kicker, picture, pictureText, video }: SlideProps) {
  return (
    <article className={classes.slide}>
      {picture && (
        <img className={classes.picture} src={picture} alt={pictureText || title} lang={lang} loading="lazy" />
      )}
      {video}
      <div className={classes.words}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        <h3 className={classes.title} lang={lang}>
          {title}
        </h3>
        <div className={classes.text} lang={lang}>
          <RichText html={body} />
        </div>
      </div>
    </article>
  )
}

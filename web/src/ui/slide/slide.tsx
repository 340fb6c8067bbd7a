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
  /** In the place of a picture. */
  video: ReactNode
}

/** One slide of a pitch, as applicants see it. */
export function Slide({ title, body, lang, kicker, picture, video }: SlideProps) {
  return (
    <article className={classes.slide}>
      {/* Its title says what it is about; more is known of it only to whoever took it. */}
      {picture && <img className={classes.picture} src={picture} alt="" />}
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

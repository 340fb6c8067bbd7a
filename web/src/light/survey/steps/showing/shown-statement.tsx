import { videoOf } from '@catchpitch/contract/videos/video-link'
import { useState } from 'react'
import type { Statement } from '../../keeping/answers.ts'
import { type SourceRun, usePictureSource } from './picture-source.ts'
import { VideoIcon } from './showing-icons.tsx'
import { useShowingT } from './showing-words.ts'

type ShownStatementProps = {
  statement: Statement
  /** What it is called where it has no words. */
  label: string
  run: SourceRun
  /** Small and for the eye only, as in a row that is dragged. */
  isStill: boolean
}

/** What a statement shows: small, and large when it is pressed. */
export function ShownStatement({ statement, label, run, isStill }: ShownStatementProps) {
  const { picture_id, link } = statement
  if (picture_id) return <Picture id={picture_id} label={label} run={run} isStill={isStill} />
  return link ? <Video link={link} label={label} isStill={isStill} /> : null
}

type PictureProps = Omit<ShownStatementProps, 'statement'> & { id: string }

function Picture({ id, label, run, isStill }: PictureProps) {
  const t = useShowingT()
  const source = usePictureSource(id, run)
  const [isOpen, setIsOpen] = useState(false)
  const small = source && <img src={source} alt="" />
  if (isStill) return <span className="shown-tile">{small}</span>
  return (
    <>
      <button
        type="button"
        className="shown-tile"
        aria-expanded={isOpen}
        aria-label={t('showing.enlarge', { text: label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {small}
      </button>
      {isOpen && source && <img className="shown-large" src={source} alt={label} />}
    </>
  )
}

/** Nothing is fetched from another site before it is pressed: until then nobody there knows of it. */
function Video({ link, label, isStill }: { link: string; label: string; isStill: boolean }) {
  const t = useShowingT()
  const [isOpen, setIsOpen] = useState(false)
  const video = videoOf(link)
  if (isStill || !video) {
    return (
      <span className="shown-tile">
        <VideoIcon />
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className="shown-tile"
        aria-expanded={isOpen}
        aria-label={t('showing.play', { text: label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <VideoIcon />
      </button>
      {isOpen && (
        <iframe
          className="shown-frame"
          src={video.embed_url}
          title={label}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another site's frame cannot lift its own sandbox.
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </>
  )
}

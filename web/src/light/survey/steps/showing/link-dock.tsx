import { limits } from '@catchpitch/contract/limits'
import { videoOf } from '@catchpitch/contract/videos/video-link'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Survey } from '../../keeping/survey.ts'
import { linkDraft } from './link-draft.ts'
import { useShowingT } from './showing-words.ts'

type LinkDockProps = { survey: Survey; test_id: string; foot: ReactNode }

/** Where one lets a song or a talk speak: its link, a title if one likes, add it. */
export function LinkDock({ survey, test_id, foot }: LinkDockProps) {
  const t = useShowingT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(() => linkDraft.read(test_id))
  const [isWrong, setIsWrong] = useState(false)
  const { link, title } = draft

  const keep = (next: typeof draft) => {
    setDraft(next)
    linkDraft.write(test_id, next)
  }

  const add = () => {
    input.current?.focus({ preventScroll: true })
    if (videoOf(link) === null) return setIsWrong(true)
    survey.addStatement(title, { link: link.trim() })
    setIsWrong(false)
    keep({ link: '', title: '' })
  }

  return (
    <section className="showing" aria-label={t('showing.link.title')}>
      <p className="showing-hint">{t('showing.link.hint')}</p>
      <div className="showing-field">
        <label htmlFor={`${id}-link`}>{t('showing.link')}</label>
        <input
          id={`${id}-link`}
          ref={input}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={limits.statement.link.max}
          placeholder="https://"
          value={link}
          aria-invalid={isWrong}
          aria-describedby={`${id}-problem`}
          onChange={({ currentTarget }) => {
            setIsWrong(false)
            keep({ link: currentTarget.value, title })
          }}
        />
        <p id={`${id}-problem`} role="alert" className="survey-problem">
          {isWrong && t('field.video')}
        </p>
      </div>
      <div className="showing-field">
        <label htmlFor={`${id}-title`}>{t('showing.link.name')}</label>
        <input
          id={`${id}-title`}
          type="text"
          maxLength={limits.statement.text.max}
          value={title}
          onChange={({ currentTarget }) => keep({ link, title: currentTarget.value })}
        />
      </div>
      <div className="showing-buttons">
        <button type="button" className="button button-primary" onClick={add}>
          {t('survey.add')}
        </button>
      </div>
      {foot}
    </section>
  )
}

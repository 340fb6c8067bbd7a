import { pictureTypes } from '@catchpitch/contract/fields/picture-types'
import { limits } from '@catchpitch/contract/limits'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Survey } from '../../keeping/survey.ts'
import { PhotoCamera } from './photo-camera.tsx'
import { CameraIcon, PictureIcon } from './showing-icons.tsx'
import { useShowingT } from './showing-words.ts'
import { useObjectUrl } from './use-object-url.ts'
import { type ShownRun, usePicture } from './use-picture.ts'

// Named one by one: a phone then turns what only it can read into one of these.
const kinds = [...new Set(Object.values(pictureTypes))].join()

type VisualDockProps = {
  survey: Pick<Survey, 'addStatement'>
  run: ShownRun
  /** Whether the survey takes pictures of the person meanwhile. */
  isCameraTaken: boolean
  /** Whether the time is about to be over. */
  isEnding: boolean
  /** What has become of the answers, and the way on. */
  foot: ReactNode
}

/** Where one shows a statement: choose a picture or take a photo, say a word about it if one likes, add it. */
export function VisualDock({ survey, run, isCameraTaken, isEnding, foot }: VisualDockProps) {
  const t = useShowingT()
  const section = useRef<HTMLElement>(null)
  const picture = usePicture({ survey, run })
  const [isTaking, setIsTaking] = useState(false)
  const { chosen, problem, isReading } = picture

  const takeReady = useEffectEvent(() => void picture.add())
  useEffect(() => {
    if (isEnding) takeReady()
  }, [isEnding])

  const add = async () => {
    await picture.add()
    // What was pressed is gone; the next picture begins where this one did.
    setTimeout(() => section.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true }))
  }

  return (
    <section ref={section} className="showing" aria-label={t('showing.picture.title')}>
      <p role="alert" className="survey-problem">
        {problem && t(`field.picture.${problem}`)}
      </p>
      {isTaking ? (
        <PhotoCamera
          looksAway={!isCameraTaken}
          onClose={() => setIsTaking(false)}
          onTaken={(jpeg) => {
            setIsTaking(false)
            void picture.keep(jpeg)
          }}
        />
      ) : (
        <>
          {chosen && <Chosen jpeg={chosen.jpeg} caption={chosen.caption} onDescribe={picture.describe} />}
          {!chosen && <p className="showing-hint">{t(isReading ? 'showing.reading' : 'showing.picture.hint')}</p>}
          <div className="showing-buttons">
            <label className="button showing-file">
              <PictureIcon />
              {t(chosen ? 'showing.another' : 'showing.choose')}
              <input
                type="file"
                className="visually-hidden"
                accept={kinds}
                onChange={({ currentTarget }) => {
                  void picture.choose(currentTarget.files?.[0])
                  // The same file again is a choice, too.
                  currentTarget.value = ''
                }}
              />
            </label>
            <button type="button" className="button" onClick={() => setIsTaking(true)}>
              <CameraIcon />
              {t(chosen ? 'showing.photo.again' : 'showing.photo')}
            </button>
            {chosen && (
              <button type="button" className="button button-primary" onClick={() => void add()}>
                {t('survey.add')}
              </button>
            )}
          </div>
          {!chosen && foot}
        </>
      )}
    </section>
  )
}

type ChosenProps = { jpeg: Blob; caption: string; onDescribe: (caption: string) => void }

function Chosen({ jpeg, caption, onDescribe }: ChosenProps) {
  const t = useShowingT()
  const id = useId()
  const address = useObjectUrl(jpeg)
  return (
    <div className="showing-chosen">
      <img src={address} alt={t('showing.picture.chosen')} />
      <div className="showing-field">
        <label htmlFor={id}>{t('showing.caption')}</label>
        <input
          id={id}
          type="text"
          maxLength={limits.statement.text.max}
          value={caption}
          onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
        />
      </div>
    </div>
  )
}

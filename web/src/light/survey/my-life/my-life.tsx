import { lazy, type ReactNode, Suspense } from 'react'
import { addWords } from '../../../i18n/translator.ts'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import { patiently } from '../patiently.ts'
import type { StepProps } from '../steps/step-props.ts'
import { CheckIcon } from '../survey-icons.tsx'
import { useSurveyT } from '../survey-words.ts'
import { lifeOf } from './life.ts'
import { LifeSection } from './life-section.tsx'

/** It needs a connection itself: the steps before need not bring it along. */
const RecordedEvents = lazy(() =>
  patiently(async () => {
    const words = import('../watching/recorded-words.ts').then(({ recordedWords }) => addWords(recordedWords))
    const [{ RecordedEvents: Component }] = await Promise.all([import('../watching/recorded-events.tsx'), words])
    return { default: Component }
  }),
)

type MyLifeProps = Omit<StepProps, 'onOverview'> & { pitch: ReactNode; onForget: () => void }

/** The end: thanks, what happens now, and the person's own map, which was worked out on their device. */
export function MyLife({ survey, snapshot, path, pitch, onForget }: MyLifeProps) {
  const { content, view, saving, kept } = snapshot
  const t = useSurveyT()
  const isWithThem = kept.unsent.length === 0

  return (
    <SurveyFrame survey={survey} snapshot={snapshot} path={path} title={t('survey.done.title')}>
      <div className="my-life-thanks">
        <span className="my-life-mark">
          <CheckIcon size={28} />
        </span>
        <h1>{t('survey.done.title')}</h1>
        <p>{isWithThem ? t('survey.done.sent', { company: content.company }) : t('survey.done.unsent')}</p>
        {content.completion_message && <p className="my-life-next">{content.completion_message}</p>}
        <SavingLine saving={saving} />
      </div>
      <LifeSection life={lifeOf(view, content)} />
      {pitch}
      {isWithThem && kept.token !== '' && (
        <Suspense fallback={null}>
          <RecordedEvents token={kept.token} company={content.company} />
        </Suspense>
      )}
      {isWithThem && (
        <p className="my-life-forget">
          {t('survey.forget.hint')}
          <button type="button" className="link-button" onClick={onForget}>
            {t('survey.forget')}
          </button>
        </p>
      )}
    </SurveyFrame>
  )
}

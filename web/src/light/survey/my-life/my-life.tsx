import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { leaning } from '../../../ui/map/leaning.ts'
import { SavingLine } from '../frame/saving-line.tsx'
import { SurveyFrame } from '../frame/survey-frame.tsx'
import type { StepProps } from '../steps/step-props.ts'
import { CheckIcon } from '../survey-icons.tsx'
import { useSurveyT } from '../survey-words.ts'
import { RecordedEvents } from '../watching/recorded-events.tsx'
import { LifeMap } from './life-map.tsx'
import { ownResult } from './own-result.ts'

type MyLifeProps = Omit<StepProps, 'onOverview'> & { onForget: () => void }

const feelingWords = {
  low: 'survey.map.feltBad',
  middle: 'survey.map.feltMixed',
  high: 'survey.map.feltGood',
} as const

const controlWords = {
  low: 'survey.map.littleControl',
  middle: 'survey.map.someControl',
  high: 'survey.map.muchControl',
} as const

/** The end: thanks, what happens now, and the person's own map, which was worked out on their device. */
export function MyLife({ survey, snapshot, path, onForget }: MyLifeProps) {
  const { content, view, saving, kept } = snapshot
  const t = useSurveyT()
  const result = ownResult(view, content)
  const isWithThem = kept.unsent.length === 0
  const said = result
    ? `${t(feelingWords[leaning(result.x)])} ${t(controlWords[leaning(result.y)])}`
    : t('survey.map.nothing')
  const order = view.compare_ranking ?? []

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
      <section className="survey-section my-life">
        <h2>{t('survey.map.title')}</h2>
        {result && <LifeMap result={result} label={`${t('survey.map.title')}. ${said}`} />}
        {result && !isEnoughToSay(result) ? (
          <p className="my-life-said">
            <b>{t('survey.map.notEnough')}</b> {t('survey.map.notEnoughWhy')}
          </p>
        ) : (
          <p className="my-life-said">{said}</p>
        )}
        {result && result.by_situation.length > 1 && (
          <ol className="my-life-topics">
            {result.by_situation.map(({ situation_id }) => (
              <li key={situation_id}>{content.topics.find((topic) => topic.situation_id === situation_id)?.topic}</li>
            ))}
          </ol>
        )}
        <h3>{t('survey.map.howTitle')}</h3>
        <p className="survey-hint">{t('survey.map.how')}</p>
        <p className="survey-hint">{t('survey.map.ring')}</p>
        <p className="survey-hint">{t('survey.map.not')}</p>
        {order.length > 1 && (
          <>
            <h3>{t('survey.map.order')}</h3>
            <ol className="my-life-order">
              {order.map((position) => (
                <li key={position}>{content.topics[position - 1]?.topic}</li>
              ))}
            </ol>
          </>
        )}
      </section>
      {isWithThem && kept.token !== '' && <RecordedEvents token={kept.token} company={content.company} />}
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

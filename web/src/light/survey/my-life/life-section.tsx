import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { leaning } from '../../../ui/map/leaning.ts'
import { useSurveyT } from '../survey-words.ts'
import type { Life } from './life.ts'
import { LifeMap } from './life-map.tsx'

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

/** The person's own map, what it says in words, and how to read it. */
export function LifeSection({ life: { result, by_situation, compared } }: { life: Life }) {
  const t = useSurveyT()
  const said = result
    ? `${t(feelingWords[leaning(result.x)])} ${t(controlWords[leaning(result.y)])}`
    : t('survey.map.nothing')
  return (
    <section className="survey-section my-life">
      <h2>{t('survey.map.title')}</h2>
      {result && <LifeMap result={result} by_situation={by_situation} label={`${t('survey.map.title')}. ${said}`} />}
      {result && !isEnoughToSay(result) ? (
        <p className="my-life-said">
          <b>{t('survey.map.notEnough')}</b> {t('survey.map.notEnoughWhy')}
        </p>
      ) : (
        <p className="my-life-said">{said}</p>
      )}
      {by_situation.length > 1 && (
        <ol className="my-life-topics">
          {by_situation.map(({ situation_id, topic }) => (
            <li key={situation_id}>{topic}</li>
          ))}
        </ol>
      )}
      <h3>{t('survey.map.howTitle')}</h3>
      <p className="survey-hint">{t('survey.map.how')}</p>
      <p className="survey-hint">{t('survey.map.ring')}</p>
      <p className="survey-hint">{t('survey.map.not')}</p>
      {compared.length > 1 && (
        <>
          <h3>{t('survey.map.order')}</h3>
          <ol className="my-life-order">
            {compared.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

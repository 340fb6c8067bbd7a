import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useLanguage } from '../../../i18n/translator.ts'
import { useT } from '../../words.ts'
import classes from './own-surveys.module.css'
import type { OwnSurvey } from './own-surveys-query.ts'

/** Whether there is still something to do about it. */
export const isOpen = ({ state }: OwnSurvey) => state === 'to_do' || state === 'running'

/** A day that says most about where one is with it. */
function dayOf({ state, open_until, completed_at }: OwnSurvey) {
  if (state === 'done' && completed_at) return { key: 'respondent.doneOn', at: completed_at } as const
  return { key: state === 'expired' ? 'respondent.endedOn' : 'respondent.until', at: open_until } as const
}

/** What has come of it, as far as the company has told, and by when it has promised to. */
function Stage({ survey: { stage, reply_by } }: { survey: OwnSurvey }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  if (stage === null) return null
  return (
    <p className={classes.stage} data-stage={stage}>
      {t(`respondent.stage.${stage}`)}
      {reply_by && <span>{t('respondent.replyBy', { day: formatDay(new Date(reply_by), language) })}</span>}
    </p>
  )
}

type OwnSurveyCardProps = {
  survey: OwnSurvey
  /** Its company shows something that can be looked at again. */
  hasPitch: boolean
}

export function OwnSurveyCard({ survey, hasPitch }: OwnSurveyCardProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { id, company, name, state, topics } = survey
  const { key, at } = dayOf(survey)
  const words = state === 'running' ? 'goOn' : 'start'
  return (
    <li className={classes.card}>
      <p className={classes.top}>
        <span>{company}</span>
        <span className={classes.state} data-state={state}>
          {t(`respondent.state.${state}`)}
        </span>
      </p>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.facts}>
        {[
          t('respondent.topics', { count: topics }),
          state !== 'declined' && t(key, { day: formatDay(new Date(at), language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Stage survey={survey} />
      <div className={classes.deeds}>
        {state === 'done' && (
          <Button
            component="a"
            href={`/survey/my-life?of=${id}`}
            aria-label={t('respondent.map', { name })}
            variant="default"
          >
            {t('respondent.mapShort')}
          </Button>
        )}
        {isOpen(survey) && (
          <Button
            component="a"
            // The survey is a page of the light door.
            href={`/user-survey/${id}`}
            aria-label={t(`respondent.${words}`, { name })}
            variant={state === 'running' ? 'filled' : 'default'}
          >
            {t(`respondent.${words}Short`)}
          </Button>
        )}
        {hasPitch && (
          <Button
            component="a"
            href={`/survey/pitch?of=${id}`}
            aria-label={t('respondent.pitch', { name })}
            variant="default"
          >
            {t('respondent.pitchShort')}
          </Button>
        )}
      </div>
    </li>
  )
}

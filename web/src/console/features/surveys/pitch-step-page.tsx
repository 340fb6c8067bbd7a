import { noSlider, type PitchChoice } from '@catchpitch/contract/pitch/pitch-choice'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { SurveyFrame } from '../../survey/survey-frame.tsx'
import { type SurveyKey, surveyQuery } from '../../survey/survey-query.ts'
import classes from '../../survey/wizard.module.css'
import { useT } from '../../words.ts'

function PitchStep({ survey, at }: { survey: WholeSurvey; at: SurveyKey }) {
  const t = useT()
  const client = useQueryClient()
  const { attempt } = useConfirm()
  const { data, error, refetch } = useQuery(readQuery('GET /admin-sliders', { query: { group_id: at.group_id } }))
  if (!data) return <NotYet shape="cards" of="list" error={error} onRetry={refetch} />

  const choose = (pitch_id: PitchChoice) =>
    void attempt(async () => {
      const { data: changed } = await api('POST /my-surveys/{id}/pitch', {
        params: { id: at.id },
        query: { group_id: at.group_id },
        body: { pitch_id, version: survey.version },
      })
      client.setQueryData(surveyQuery(at).queryKey, changed)
      await client.invalidateQueries({ queryKey: ['/admin-sliders'], refetchType: 'none' })
    })

  const textOf = (id: PitchChoice) => t(id === noSlider ? 'pitchStep.noneText' : 'pitchStep.noSlides')
  return (
    <div className={classes.page}>
      <div className={classes.card}>
        <fieldset className={classes.list} disabled={!survey.can.edit}>
          <legend className="visually-hidden">{t('pitchStep.title')}</legend>
          <div className={classes.head}>
            <h2>{t('pitchStep.title')}</h2>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/surveys/catchers-pitch" />}>
              {t('pitchStep.manage')}
            </Button>
          </div>
          <p className={classes.hint}>{t('pitchStep.hint')}</p>
          {data.map(({ id, name, slides }) => (
            <label key={id ?? 'all'} className={classes.strategy}>
              <input type="radio" name="pitch" checked={id === survey.pitch_id} onChange={() => choose(id)} />
              <strong>{name}</strong>
              <span className={classes.hint}>
                {slides.length > 0 ? slides.map((slide) => slide.name).join(' → ') : textOf(id)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

/** Which pitch applicants see before this survey, or none. */
export function PitchStepPage() {
  return <SurveyFrame page="pitch">{(survey, at) => <PitchStep survey={survey} at={at} />}</SurveyFrame>
}

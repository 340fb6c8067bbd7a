import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { Checkbox } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { FormSection } from '../../form/form-section.tsx'
import { SaveNote } from '../../survey/save-note.tsx'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { useSurveySaving } from '../../survey/use-survey-saving.ts'
import classes from '../../survey/wizard.module.css'
import { useT } from '../../words.ts'

const ways = [
  { method: inputMethod.typing, label: 'wizard.write' },
  { method: inputMethod.speech, label: 'wizard.say' },
  { method: inputMethod.images, label: 'wizard.visual' },
  { method: inputMethod.links, label: 'wizard.inspiration' },
] as const

/** In which ways people may answer. The last one cannot be taken away. */
export function ExpressionField({ survey, at }: { survey: WholeSurvey; at: SurveyKey }) {
  const t = useT()
  const saving = useSurveySaving({
    survey,
    at,
    initial: survey.expression,
    send: async (expression, version) => {
      const { data } = await api('POST /my-surveys/{id}/save-expression', {
        params: { id: at.id },
        query: { group_id: at.group_id },
        body: { expression, version },
      })
      return data
    },
  })
  const { values: chosen, change, state, savesItself } = saving
  return (
    <FormSection title={t('wizard.expression')} hint={t('wizard.expressionHint')}>
      {survey.is_frozen && <p className={classes.hint}>{t('wizard.frozen')}</p>}
      <div className={classes.fields}>
        {ways.map(({ method, label }) => {
          const isChosen = chosen.includes(method)
          return (
            <Checkbox
              key={method}
              label={t(label)}
              checked={isChosen}
              disabled={survey.is_frozen || (isChosen && chosen.length === 1)}
              onChange={() => change(isChosen ? chosen.filter((one) => one !== method) : [...chosen, method])}
            />
          )
        })}
      </div>
      {(state === 'failed' || (!savesItself && state !== 'saved')) && <SaveNote saving={saving} />}
    </FormSection>
  )
}

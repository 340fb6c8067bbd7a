import type { InputMethod } from '@catchpitch/contract/respondent/input-method'
import { useSurveyT } from '../survey-words.ts'
import { MethodIcon } from './method-icons.tsx'

type MethodChooserProps = {
  ways: readonly InputMethod[]
  chosen: InputMethod
  onChoose: (method: InputMethod) => void
}

/** How the next statement is expressed, where it is expressed. */
export function MethodChooser({ ways, chosen, onChoose }: MethodChooserProps) {
  const t = useSurveyT()
  return (
    <fieldset className="method-chooser">
      <legend className="visually-hidden">{t('survey.ways')}</legend>
      {ways.map((way) => (
        <button key={way} type="button" aria-pressed={way === chosen} onClick={() => onChoose(way)}>
          <MethodIcon method={way} />
          {t(`survey.method.${way}`)}
        </button>
      ))}
    </fieldset>
  )
}

import './declining.css'
import { limits } from '@catchpitch/contract/limits'
import { useEffect, useState } from 'react'
import { api } from '../../../../api/api.ts'
import { ApiError } from '../../../../api/api-error.ts'
import { addWords } from '../../../../i18n/translator.ts'
import { SurveyFrame } from '../../frame/survey-frame.tsx'
import type { StepProps } from '../step-props.ts'
import { declineWords, useDeclineT } from './decline-words.ts'

export const loadDeclineWords = () => addWords(declineWords)

type DeclineStepProps = StepProps & { onBack: () => void; onDeclined: () => void }

type Option = { code: string; name: string }

/** The reasons on offer; none where they cannot be fetched, for nobody must give one. */
function useOptions(): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>([])
  useEffect(() => {
    let isHere = true
    api('GET /surveys/decline-options', {}).then(
      ({ data }) => isHere && setOptions(data),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return options
}

/** Not interested: a reason, if one likes to give one, and a last chance to turn back. */
export function DeclineStep({ survey, snapshot, path, onBack, onDeclined }: DeclineStepProps) {
  const { content, view, kept } = snapshot
  const t = useDeclineT()
  const options = useOptions()
  const [option, setOption] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  const decline = async () => {
    setSending(true)
    setProblem('')
    try {
      const params = { id: view.invite_id }
      const body = { decline_option: option, reason }
      await api('POST /surveys/{id}/decline-survey', { params, body }, { token: kept.token })
      onDeclined()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSending(false)
      setProblem(error.message)
    }
  }

  return (
    <SurveyFrame
      survey={survey}
      snapshot={snapshot}
      path={path}
      title={t('decline.title')}
      dock={
        <>
          <p role="alert" className="survey-problem">
            {problem}
          </p>
          <div className="survey-choice">
            <button
              type="button"
              className="button button-primary survey-big"
              aria-disabled={sending}
              onClick={() => {
                if (!sending) void decline()
              }}
            >
              {t('decline.send')}
            </button>
            <button type="button" className="button survey-big" onClick={onBack}>
              {t('decline.back')}
            </button>
          </div>
        </>
      }
    >
      <p className="survey-eyebrow">{content.name}</p>
      <h1>{t('decline.title')}</h1>
      <p className="survey-hint">{t('decline.hint', { company: content.company })}</p>
      {options.length > 0 && (
        <fieldset className="decline-options">
          <legend className="visually-hidden">{t('decline.reason')}</legend>
          {options.map(({ code, name }) => (
            <label key={code}>
              <input type="radio" name="decline" checked={option === code} onChange={() => setOption(code)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <label className="survey-field">
        {t('decline.words')}
        <textarea
          rows={3}
          maxLength={limits.decline.reason.max}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </label>
    </SurveyFrame>
  )
}

import { supervisionCodeOf } from '@catchpitch/contract/surveys/supervision'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../../i18n/translator.ts'
import { optionsQuery } from '../../../form/choices.ts'
import { FormNote } from '../../../form/form-note.tsx'
import { useT } from '../../../words.ts'
import { pickedFirstSurvey } from './picked-first-survey.ts'

/** Says that the answers about the job are not lost on the way here, and which ones they were. */
export function FirstSurveyNote() {
  const t = useT()
  const language = useLanguage()
  const [answers] = useState(pickedFirstSurvey)
  const enabled = answers !== null
  const { data: positions = [] } = useQuery({ ...optionsQuery('job_position', language), enabled })
  const { data: goals = [] } = useQuery({ ...optionsQuery('goal_type', language), enabled })
  const { data: supervisions = [] } = useQuery({ ...optionsQuery('supervision', language), enabled })
  if (answers === null) return null
  const supervised = answers.supervision === null ? null : supervisionCodeOf(answers.supervision)
  const names = [
    positions.find(({ code }) => code === answers.job_position)?.name,
    goals.find(({ code }) => code === answers.goal_type)?.name,
    supervisions.find(({ code }) => code === supervised)?.name,
  ].filter((name) => name !== undefined)
  return <FormNote>{names.length > 0 && t('signUp.firstSurvey', { answers: names.join(' · ') })}</FormNote>
}

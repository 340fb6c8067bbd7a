import { useState } from 'react'
import type { SurveySnapshot } from '../keeping/survey.ts'
import { CheckIcon, DeviceKeptIcon } from '../survey-icons.tsx'
import { useSurveyT } from '../survey-words.ts'
import { useConnection } from './no-internet.tsx'

type SavingLineProps = Pick<SurveySnapshot, 'saving'>

const words = {
  saved: 'survey.saving.saved',
  saving: 'survey.saving.saving',
  kept: 'survey.saving.kept',
  held: 'survey.saving.held',
  none: 'survey.saving.none',
} as const

/** Says what is true: with us, on its way, on this device for now, or nowhere. */
export function SavingLine({ saving }: SavingLineProps) {
  const t = useSurveyT()
  return (
    <p className="saving-line" data-saving={saving}>
      {(saving === 'kept' || saving === 'held') && <DeviceKeptIcon />}
      {(saving === 'saved' || saving === 'saving') && <CheckIcon size={16} />}
      {t(words[saving])}
    </p>
  )
}

/**
 * One for the whole page: a screen reader hears of a lost connection and of its return, and not of every save. Of what
 * the No Internet sheet says, it hears once.
 */
export function SavingAnnouncer({ saving }: SavingLineProps) {
  const t = useSurveyT()
  const isTold = useConnection() !== 'online'
  const [last, setLast] = useState<'saved' | 'kept' | null>(null)
  const [isBack, setIsBack] = useState(false)
  if ((saving === 'saved' || saving === 'kept') && saving !== last) {
    setIsBack(last === 'kept')
    setLast(saving)
  }
  return (
    <p role="status" className="visually-hidden">
      {last === 'kept' && !isTold && t('survey.saving.kept')}
      {last === 'saved' && isBack && t('survey.saving.back')}
    </p>
  )
}

import { moduleKindCodes } from '@catchpitch/contract/modules/module-kind'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import type { FilterField } from '../../list/list-filter.ts'
import { useT } from '../../words.ts'

/** By which surveys can be filtered, in cards and table alike. */
export function useSurveyFilters(): readonly FilterField[] {
  const t = useT()
  return [
    {
      name: 'status',
      label: t('surveys.state'),
      all: t('surveys.allStates'),
      choices: [
        { value: String(surveyStatus.draft), label: t('surveys.draft') },
        { value: String(surveyStatus.live), label: t('surveys.live') },
        { value: String(surveyStatus.closed), label: t('surveys.closed') },
      ],
    },
    {
      name: 'expired',
      label: t('surveys.expiry'),
      all: t('surveys.expiredOrNot'),
      choices: [
        { value: 'no', label: t('surveys.notExpired') },
        { value: 'yes', label: t('surveys.expired') },
      ],
    },
    {
      name: 'kind',
      label: t('modules.kind'),
      all: t('modules.allKinds'),
      choices: moduleKindCodes.map((code) => ({ value: code, label: t(`moduleKind.${code}`) })),
    },
  ]
}

import { limits } from '@catchpitch/contract/limits'
import type { BulkAction } from '../../../list/bulk-action.ts'
import { usePerson } from '../../../person/load-person.ts'
import { may } from '../../../person/person.ts'
import { toast } from '../../../toast.ts'
import { useT } from '../../../words.ts'
import type { SurveyKey } from '../results-list.ts'
import { type Decidable, decisions } from './decidable.ts'
import { useDecide } from './use-decide.tsx'

const most = limits.decision.people.max

/** What can be decided about whoever is selected in a list, for those who may. */
export function useBulkDecide<Row extends Decidable>(survey: SurveyKey) {
  const t = useT()
  const person = usePerson()
  const { decide, dialog } = useDecide(survey)
  const bulk: readonly BulkAction<Row>[] = may(person, 'result.decide')
    ? decisions.map(({ status, label }) => ({
        key: String(status),
        label: t(label),
        run: async (people) => {
          if (people.length > most) {
            toast('failed', t('deciding.mostAtOnce', { most }))
            return false
          }
          return (await decide(people, status)) && undefined
        },
      }))
    : []
  return { bulk, dialog }
}

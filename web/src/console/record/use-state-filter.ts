import type { FilterField } from '../list/list-filter.ts'
import { useT } from '../words.ts'

/** Whether a list shows what is offered, or what has been archived. */
export function useStateFilter(): FilterField {
  const t = useT()
  return {
    name: 'state',
    label: t('record.state'),
    all: t('record.state.current'),
    choices: (['current', 'archived'] as const).map((value) => ({ value, label: t(`record.state.${value}`) })),
  }
}

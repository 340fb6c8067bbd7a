import { useState } from 'react'
import { SortableList } from '../../list/sortable-list.tsx'
import { useT } from '../../words.ts'
import { DesignSection } from './design-section.tsx'

const steps = ['screening', 'survey', 'interview', 'trial', 'offer'] as const
const isStep = (id: string): id is (typeof steps)[number] => steps.some((step) => step === id)

export function Sorting() {
  const t = useT()
  const [order, setOrder] = useState<readonly (typeof steps)[number][]>(steps)
  return (
    <DesignSection title={t('design.sorting')} text={t('design.sortingText')}>
      <SortableList
        label={t('design.sorting')}
        entries={order.map((id) => ({ id, label: t(`design.step_${id}`) }))}
        onSort={(ids) => setOrder(ids.filter(isStep))}
      />
    </DesignSection>
  )
}

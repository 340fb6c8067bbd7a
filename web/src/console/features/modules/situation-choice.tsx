import { limits } from '@catchpitch/contract/limits'
import { lengthWarning, minutesFor } from '@catchpitch/contract/modules/time-needed'
import { ActionIcon, Input } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { SortableList } from '../../list/sortable-list.tsx'
import { useT } from '../../words.ts'
import { type ChosenSituation, dimensionsOf } from './chosen-situation.ts'
import classes from './situation-choice.module.css'
import { SituationPicker } from './situation-picker.tsx'

/** How long it would take, what is too little or too much, and what it looks at. */
function Estimate({ situations }: { situations: readonly ChosenSituation[] }) {
  const t = useT()
  const minutes = minutesFor(situations.length, useLanguage())
  const warning = lengthWarning(situations.length)
  const { enough_situations, longest_minutes } = limits.module
  const dimensions = dimensionsOf(situations)
    .map(({ name }) => name)
    .join(', ')
  return (
    <div className={classes.estimate} role="status">
      <p className={classes.time}>
        <IconClock size={18} aria-hidden />
        {situations.length === 0 ? t('module.noTime') : t('module.time', minutes)}
      </p>
      {dimensions && <p>{t('module.dimensionsOf', { dimensions })}</p>}
      {warning && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {warning === 'few'
            ? t('module.few', { count: enough_situations })
            : t('module.long', { minutes: longest_minutes })}
        </p>
      )}
    </div>
  )
}

type SituationChoiceProps = {
  /** In the order in which they are asked. */
  chosen: readonly ChosenSituation[]
  onChoose: (situations: readonly ChosenSituation[]) => void
  error: ReactNode
}

/** Which situations a module asks, in which order, and how long that takes. */
export function SituationChoice({ chosen, onChoose, error }: SituationChoiceProps) {
  const t = useT()
  const byId = new Map(chosen.map((situation) => [situation.id, situation]))
  return (
    <div className={classes.layout}>
      <div className={classes.chosen}>
        {chosen.length === 0 ? (
          <p className={classes.none}>{t('module.noneChosen')}</p>
        ) : (
          <SortableList
            label={t('modules.situations')}
            entries={chosen.map(({ name, ...situation }) => ({ ...situation, label: name }))}
            onSort={(ids) => onChoose(ids.flatMap((id) => byId.get(id) ?? []))}
            renderEntry={({ label, topic, dimension }) => (
              <span>
                <span className={classes.name}>{label}</span>
                <span className={classes.topic}>
                  {dimension.name} · {topic}
                </span>
              </span>
            )}
            renderActions={({ id, label }) => (
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={t('module.takeOut', { name: label })}
                onClick={() => onChoose(chosen.filter((situation) => situation.id !== id))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          />
        )}
        {error && <Input.Error>{error}</Input.Error>}
        <Estimate situations={chosen} />
      </div>
      {chosen.length < limits.test.situations.max && (
        <SituationPicker
          picked={chosen.map(({ id }) => id)}
          invalid={Boolean(error)}
          onPick={(situation) => onChoose([...chosen, situation])}
        />
      )}
    </div>
  )
}

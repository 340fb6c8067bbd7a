import { comparePeople } from '@catchpitch/method/distinguishable'
import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { BulkAction } from '../../list/bulk-action.ts'
import type { ListState } from '../../list/list-state.ts'
import { useT } from '../../words.ts'
import { nameOf } from './deciding/decidable.ts'
import { useBulkDecide } from './deciding/use-bulk-decide.ts'
import { useExport } from './exporting/use-export.tsx'
import { whomOf } from './exporting/whom.ts'
import { mostCompared } from './how-many-compared.ts'
import classes from './picked-bar.module.css'
import type { SurveyKey } from './results-list.ts'
import { useBulkCompare } from './use-bulk-compare.ts'
import type { Picked } from './use-picked.ts'

/** Whether so few can be told apart, pair by pair. */
function Apart({ people }: { people: readonly Picked[] }) {
  const t = useT()
  const hollow = people.filter((person) => !isEnoughToSay(person)).length
  const pairs = people.flatMap((one, index) => people.slice(index + 1).map((other) => comparePeople(one, other)))
  const alike = pairs.filter((comparison) => comparison === 'not_distinguishable').length
  const told = pairs.filter((comparison) => comparison !== 'not_enough_to_say').length
  return (
    <span className={classes.apart}>
      {told > 0 && people.length <= mostCompared && t('results.picked.alike', { alike, count: told })}{' '}
      {hollow > 0 && t('results.picked.notEnough', { count: hollow })}
    </span>
  )
}

type PickedBarProps = {
  survey: SurveyKey
  state: ListState
  people: readonly Picked[]
  onClear: () => void
}

/** Those who are selected on the map or in the list: who they are, and what can be done with them. */
export function PickedBar({ survey, state, people, onClear }: PickedBarProps) {
  const t = useT()
  const [running, setRunning] = useState<string | null>(null)
  const { bulk, dialog } = useBulkDecide<Picked>(survey)
  const compare = useBulkCompare<Picked>()
  const taking = useExport(whomOf(state, { group_id: survey.group_id, survey_id: survey.id }))

  const press = async ({ key, run }: BulkAction<Picked>) => {
    setRunning(key)
    try {
      if ((await run(people)) !== false) onClear()
    } finally {
      setRunning(null)
    }
  }

  return (
    <>
      <section className={classes.bar} aria-label={t('bulk.label')} hidden={people.length === 0}>
        <p className={classes.said}>
          <b role="status">{people.length > 0 && t('results.picked.people', { count: people.length })}</b>{' '}
          {people.length <= mostCompared &&
            people.map((person) => (
              <Link
                key={person.id}
                to="/surveys/results/view"
                search={{ id: person.id, tab: undefined, level: undefined }}
              >
                {nameOf(person)}
              </Link>
            ))}
          <Apart people={people} />
        </p>
        {[compare, ...bulk, ...taking.bulk].map((deed) => (
          <Button
            key={deed.key}
            size="sm"
            variant="default"
            loading={running === deed.key}
            onClick={() => void press(deed)}
          >
            {deed.label}
          </Button>
        ))}
        <Button size="sm" variant="subtle" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </section>
      {dialog}
      {taking.dialog}
    </>
  )
}

import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { translateNow, useLanguage } from '../../../i18n/translator.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import type { BulkAction } from '../../list/bulk-action.ts'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import { toast } from '../../toast.ts'
import { useUndo } from '../../undo-toast.tsx'
import { type ConsoleKey, useT } from '../../words.ts'
import classes from './colours.module.css'
import { DesignSection } from './design-section.tsx'
import { type SamplePerson, samplePeople, sampleStatuses } from './sample-people.ts'
import { type SampleState, sampleStates, useSampleList } from './use-sample-list.ts'

const isState = (text: string): text is SampleState => sampleStates.some((state) => state === text)

function useColumns(): readonly ListColumn<SamplePerson>[] {
  const t = useT()
  const language = languageFrom(useLanguage())
  return [
    { key: 'name', title: t('design.name'), fixed: true, order: 'name', cell: ({ name }) => name },
    { key: 'email', title: t('design.email'), cell: ({ email }) => email },
    {
      key: 'status',
      title: t('design.status'),
      narrow: true,
      cell: ({ status }) => (
        <span className={classes.status} data-status={status}>
          {t(`design.${status}`)}
        </span>
      ),
    },
    {
      key: 'situations',
      title: t('design.situations'),
      align: 'end',
      narrow: true,
      order: 'situations',
      cell: ({ situations }) => situations,
    },
    {
      key: 'finished',
      title: t('design.since'),
      narrow: true,
      optional: true,
      order: 'finished',
      cell: ({ finished }) => formatDay(new Date(finished), language),
    },
  ]
}

/** Everything that a list can be, with everything that can be done in one. */
export function Lists() {
  const t = useT()
  const [kind, setKind] = useState<SampleState>('full')
  const [people, setPeople] = useState(samplePeople)
  const list = useSampleList(kind, people, () => setKind('full'))
  const columns = useColumns()
  const offerUndo = useUndo()

  const become = async (rows: readonly SamplePerson[], status: SamplePerson['status']) => {
    const ids = new Set(rows.map(({ id }) => id))
    setPeople(people.map((person) => (ids.has(person.id) ? { ...person, status } : person)))
    offerUndo({
      message: t('design.changed', { count: rows.length }),
      undo: () => {
        setPeople(people)
        toast('done', translateNow('design.undone' satisfies ConsoleKey))
      },
    })
  }

  const bulk: readonly BulkAction<SamplePerson>[] = [
    { key: 'shortlist', label: t('design.doShortlist'), run: (rows) => become(rows, 'shortlisted') },
    {
      key: 'reject',
      label: t('design.doReject'),
      ask: ({ length: count }) => ({
        title: t('design.rejectTitle', { count }),
        text: t('design.rejectText'),
        action: t('design.doReject'),
        tone: 'destructive',
      }),
      run: (rows) => become(rows, 'rejected'),
    },
  ]

  return (
    <DesignSection title={t('design.lists')}>
      <NativeSelect
        label={t('design.listState')}
        value={kind}
        onChange={({ currentTarget: { value } }) => isState(value) && setKind(value)}
        data={sampleStates.map((value) => ({ value, label: t(`design.state_${value}`) }))}
        maw={280}
      />
      <div>
        <EntityTable
          name="design"
          title={t('design.people')}
          list={list}
          columns={columns}
          nameOf={({ name }) => name}
          keywordLabel={t('design.searchPeople')}
          filters={[
            {
              name: 'status',
              label: t('design.status'),
              all: t('design.allStatuses'),
              choices: sampleStatuses.map((value) => ({ value, label: t(`design.${value}`) })),
            },
          ]}
          renderLink={({ id }, name) => (
            <Link to="/admin/design" hash={id}>
              {name}
            </Link>
          )}
          bulk={bulk}
          empty={
            <EmptyList of="participants">
              <Button onClick={() => setKind('full')}>{t('design.addPerson')}</Button>
            </EmptyList>
          }
        />
      </div>
    </DesignSection>
  )
}

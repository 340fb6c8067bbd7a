import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { FormAlert } from '../form/form-alert.tsx'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import { SortableList } from '../list/sortable-list.tsx'
import { toast } from '../toast.ts'
import { useT } from '../words.ts'
import classes from './sequence-form.module.css'

type SequenceEntry = { id: string; label: string }

type SequenceFormProps<Entry extends SequenceEntry> = {
  /** What is brought into an order, read out with the list. */
  label: string
  /** As they are saved. */
  entries: readonly Entry[]
  renderEntry: (entry: Entry, index: number) => ReactNode
  /** Resolves to what is to be said. */
  onSave: (ids: string[]) => Promise<string>
}

/**
 * The order of records. It is moved about freely and saved once: whoever is offered them must not see the half of it.
 */
export function SequenceForm<Entry extends SequenceEntry>(props: SequenceFormProps<Entry>) {
  const { label, entries, renderEntry, onSave } = props
  const t = useT()
  const saved = entries.map(({ id }) => id)
  // Null: as it is saved, also when that changes meanwhile.
  const [order, setOrder] = useState<string[] | null>(null)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isChanged = order !== null && order.join() !== saved.join()
  // One that was added meanwhile stands at the end, where it is saved too.
  const ids = order ? [...order, ...saved.filter((id) => !order.includes(id))] : saved
  const shown = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])

  const save = async () => {
    setSaving(true)
    setProblem(null)
    try {
      toast('done', await onSave(shown.map(({ id }) => id)))
      setOrder(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className={classes.sequence}>
      <UnsavedGuard isUnsaved={() => isChanged && !saving} />
      <SortableList label={label} entries={shown} renderEntry={renderEntry} onSort={setOrder} />
      <div className={classes.foot}>
        <FormAlert>{problem}</FormAlert>
        <div className={classes.deeds}>
          <span className={classes.said} role="status">
            {t(isChanged ? 'sequence.changed' : 'sequence.saved')}
          </span>
          <Button variant="default" disabled={!isChanged || saving} onClick={() => setOrder(null)}>
            {t('sequence.discard')}
          </Button>
          <Button disabled={!isChanged} loading={saving} onClick={() => void save()}>
            {t('sequence.save')}
          </Button>
        </div>
      </div>
    </div>
  )
}

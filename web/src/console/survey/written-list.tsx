import { ActionIcon, Textarea, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { SortableList } from '../list/sortable-list.tsx'
import { useT } from '../words.ts'
import classes from './wizard.module.css'

/** One entry of a list that a company words itself. The id is for the screen alone. */
export type Written = { id: string; name: string; description?: string }

type WrittenListProps = {
  label: string
  entries: readonly Written[]
  max: number
  /** What is called what, for whoever hears only the field. */
  nameLabel: (place: number) => string
  descriptionLabel?: (place: number) => string
  onChange: (entries: Written[]) => void
}

/** A few texts in an order, each of which can be worded, moved and taken out. */
export function WrittenList({ label, entries, max, nameLabel, descriptionLabel, onChange }: WrittenListProps) {
  const t = useT()
  const write = (id: string, patch: Partial<Written>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)))
  return (
    <SortableList
      label={label}
      entries={entries.map((entry, index) => ({ ...entry, label: entry.name || nameLabel(index + 1) }))}
      onSort={(ids) => onChange(ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []))}
      renderEntry={({ id, name, description }, index) => (
        <div className={classes.fields}>
          <TextInput
            aria-label={nameLabel(index + 1)}
            value={name}
            maxLength={max}
            autoComplete="off"
            size="md"
            onChange={(event) => write(id, { name: event.currentTarget.value })}
          />
          {descriptionLabel && (
            <Textarea
              aria-label={descriptionLabel(index + 1)}
              value={description ?? ''}
              autosize
              minRows={1}
              onChange={(event) => write(id, { description: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      renderActions={({ id, label: name }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('questions.takeOut', { name })}
          onClick={() => onChange(entries.filter((entry) => entry.id !== id))}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { SortableList } from '../../list/sortable-list.tsx'
import { useWrite } from '../../queries.ts'
import { useT } from '../../words.ts'
import { type NamedPitch, stalePitches as stale } from './pitch-query.ts'
import classes from './pitches.module.css'

type PitchCardProps = {
  group_id: string
  pitch: NamedPitch
  canEdit: boolean
  onEdit: () => void
}

/** One pitch: its chapters, which are saved in the order into which they are brought, and the surveys that show it. */
export function PitchCard({ group_id, pitch, canEdit, onEdit }: PitchCardProps) {
  const t = useT()
  const { attempt, confirm, dialog } = useConfirm()
  const sort = useWrite('PUT /slider-menu-order', { stale })
  const remove = useWrite('DELETE /admin-sliders/{id}', { stale })
  // As it was just put, until the server has said so.
  const [order, setOrder] = useState<string[] | null>(null)
  const { id, name, version, slides, surveys } = pitch
  const ids = order ?? slides.map((slide) => slide.id)
  const chapters = ids.flatMap((slide_id) => slides.find((slide) => slide.id === slide_id) ?? [])

  const bringInto = (slide_ids: string[]) =>
    void attempt(async () => {
      setOrder(slide_ids)
      try {
        await sort.mutateAsync({ query: { group_id }, body: { id, version, slide_ids } })
      } finally {
        setOrder(null)
      }
    })

  return (
    <li className={classes.pitch}>
      <div className={classes.head}>
        <div>
          <h3>{name}</h3>
          <p className={classes.hint}>{t('ownPitch.pitchSurveys', { count: surveys })}</p>
        </div>
        {canEdit && (
          <div className={classes.deeds}>
            <Button size="sm" variant="default" aria-label={t('ownPitch.editNamed', { name })} onClick={onEdit}>
              {t('ownPitch.edit')}
            </Button>
            <Button
              size="sm"
              variant="default"
              aria-label={t('ownPitch.removeNamed', { name })}
              onClick={() =>
                confirm({
                  title: t('ownPitch.pitchRemove', { name }),
                  text: t('ownPitch.pitchRemoveText'),
                  action: t('ownPitch.remove'),
                  tone: 'destructive',
                  run: async () => {
                    await remove.mutateAsync({ query: { group_id }, params: { id } })
                  },
                })
              }
            >
              {t('ownPitch.remove')}
            </Button>
          </div>
        )}
      </div>
      {chapters.length === 0 && <p className={classes.hint}>{t('ownPitch.pitchEmpty')}</p>}
      {canEdit ? (
        <SortableList
          label={t('ownPitch.chapters', { name })}
          entries={chapters.map((slide) => ({ id: slide.id, label: slide.name }))}
          onSort={bringInto}
        />
      ) : (
        <ol className={classes.chapters}>
          {chapters.map((slide) => (
            <li key={slide.id}>{slide.name}</li>
          ))}
        </ol>
      )}
      {dialog}
    </li>
  )
}

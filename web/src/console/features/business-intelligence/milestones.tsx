import { formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom, textIn } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { MilestoneForm } from './milestone-form.tsx'
import classes from './milestones.module.css'
import { type Milestone, milestonesQuery, staleMilestones } from './milestones-query.ts'

type EntryProps = { milestone: Milestone; deeds: { onEdit: () => void; onRemove: (name: string) => void } | null }

function Entry({ milestone: { happened_on, name, body, picture }, deeds }: EntryProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const said = textIn(name, language)
  const text = textIn(body, language)
  return (
    <li className={classes.entry}>
      <time className={classes.when} dateTime={happened_on}>
        {formatDay(startOfDay(happened_on), language)}
      </time>
      <div className={classes.what}>
        <h3>{said}</h3>
        {text && <p className={classes.text}>{text}</p>}
        {picture && <img className={classes.picture} src={picture} alt="" loading="lazy" />}
        {deeds && (
          <div className={classes.deeds}>
            <Button
              size="sm"
              variant="default"
              aria-label={t('milestones.editNamed', { name: said })}
              onClick={deeds.onEdit}
            >
              {t('milestones.change')}
            </Button>
            <Button
              size="sm"
              variant="default"
              aria-label={t('milestones.removeNamed', { name: said })}
              onClick={() => deeds.onRemove(said)}
            >
              {t('milestones.remove')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

/** What the company is proud of, the newest first. */
export function Milestones({ group_id, canEdit }: { group_id: string; canEdit: boolean }) {
  const t = useT()
  const { data, error, refetch } = useQuery(milestonesQuery(group_id))
  const remove = useWrite('DELETE /business-intelligence/milestones/{id}', { stale: staleMilestones })
  const { confirm, dialog } = useConfirm()
  const [edited, setEdited] = useState<string | null>(null)
  const isMaking = edited === 'new'
  const ask = (id: string, name: string) =>
    confirm({
      title: t('milestones.removeAsk', { name }),
      text: t('milestones.removeText'),
      action: t('milestones.remove'),
      tone: 'destructive',
      run: async () => {
        await remove.mutateAsync({ query: { group_id }, params: { id } })
        toast('done', t('done.removed'))
      },
    })
  if (!data) return <NotYet shape="cards" of="list" error={error} onRetry={refetch} />
  const create = canEdit && !isMaking && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('milestones.add')}
    </Button>
  )
  return (
    <section className={classes.milestones} aria-labelledby="milestones">
      <div className={classes.head}>
        <h2 id="milestones">{t('milestones.title')}</h2>
        {data.length > 0 && create}
      </div>
      {isMaking && <MilestoneForm group_id={group_id} milestone={null} onDone={() => setEdited(null)} />}
      {data.length === 0 && !isMaking && (
        <EmptyState title={t('milestones.none')} text={t('milestones.noneText')}>
          {create}
        </EmptyState>
      )}
      {data.length > 0 && (
        <ol className={classes.timeline}>
          {data.map((milestone) =>
            edited === milestone.id ? (
              <li key={milestone.id}>
                <MilestoneForm group_id={group_id} milestone={milestone} onDone={() => setEdited(null)} />
              </li>
            ) : (
              <Entry
                key={milestone.id}
                milestone={milestone}
                deeds={
                  canEdit
                    ? { onEdit: () => setEdited(milestone.id), onRemove: (name) => ask(milestone.id, name) }
                    : null
                }
              />
            ),
          )}
        </ol>
      )}
      {dialog}
    </section>
  )
}

import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ApiError } from '../../../api/api-error.ts'
import type { Reply } from '../../../api/calls.ts'
import { SortableList } from '../../list/sortable-list.tsx'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { Avatar } from '../../shell/avatar.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { showcaseQuery } from './page-query.ts'
import classes from './page-settings-page.module.css'

type Showcased = Reply<'GET /company-page/showcase'>[number]

function PersonWords({ person: { name, title, sentence, picture } }: { person: Showcased }) {
  return (
    <div className={classes.person}>
      <Avatar name={name} picture={picture} size={40} />
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.hint}>{title}</p>
        {sentence && <p className={classes.sentence}>{sentence}</p>}
      </div>
    </div>
  )
}

/** Whom the page shows, among those who want it. Each press is saved at once: the next one takes it back. */
function People({ group_id, people, canEdit }: { group_id: string; people: readonly Showcased[]; canEdit: boolean }) {
  const t = useT()
  // The one who arranges them may be one of them, and reads in the own profile whether they are shown.
  const arrange = useWrite('PUT /company-page/showcase', {
    stale: ['/company-page/showcase', '/company-page/showcase/me'],
  })
  const saved = people.filter(({ is_shown }) => is_shown).map(({ id }) => id)
  // What was just pressed is shown before the server has it.
  const ids = arrange.isPending ? arrange.variables.body.ids : saved
  const shown = ids.flatMap((id) => people.find((person) => person.id === id) ?? [])
  const others = people.filter(({ id }) => !ids.includes(id))
  const save = (next: string[]) =>
    arrange.mutate(
      { query: { group_id }, body: { ids: next } },
      { onError: ({ message }: ApiError) => toast('failed', message) },
    )
  return (
    <>
      <h3 className={classes.subtitle}>{t('pageSettings.shown')}</h3>
      {shown.length === 0 && <p className={classes.hint}>{t('pageSettings.noneShown')}</p>}
      {shown.length > 0 &&
        (canEdit ? (
          <SortableList
            label={t('pageSettings.shown')}
            entries={shown.map((person) => ({ id: person.id, label: person.name, person }))}
            onSort={save}
            renderEntry={({ person }) => <PersonWords person={person} />}
            renderActions={({ id, label }) => (
              <ActionIcon
                size={36}
                variant="subtle"
                color="gray"
                aria-label={t('pageSettings.hideNamed', { name: label })}
                onClick={() => save(ids.filter((other) => other !== id))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          />
        ) : (
          shown.map((person) => <PersonWords key={person.id} person={person} />)
        ))}
      {others.length > 0 && (
        <>
          <h3 className={classes.subtitle}>{t('pageSettings.agreed')}</h3>
          <ul className={classes.others}>
            {others.map((person) => (
              <li key={person.id}>
                <PersonWords person={person} />
                {canEdit && (
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={t('pageSettings.showNamed', { name: person.name })}
                    onClick={() => save([...ids, person.id])}
                  >
                    {t('pageSettings.show')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export function Showcase({ group_id, canEdit }: { group_id: string; canEdit: boolean }) {
  const t = useT()
  const { data, error, refetch } = useQuery(showcaseQuery(group_id))
  return (
    <section className={classes.card} aria-labelledby="showcase">
      <div>
        <h2 id="showcase">{t('pageSettings.people')}</h2>
        <p className={classes.hint}>
          {t('pageSettings.peopleHint')} <Link to="/surveys/profile">{t('pageSettings.ownProfile')}</Link>
        </p>
      </div>
      {!data && <NotYet shape="lines" of="list" error={error} onRetry={refetch} />}
      {data?.length === 0 && <p>{t('pageSettings.noneAgreed')}</p>}
      {data && data.length > 0 && <People group_id={group_id} people={data} canEdit={canEdit} />}
    </section>
  )
}

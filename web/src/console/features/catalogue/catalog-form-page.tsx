import { catalogChange, catalogForm } from '@catchpitch/contract/catalogue/catalog-entity'
import type { CatalogField } from '@catchpitch/contract/catalogue/catalog-field'
import type { CatalogName } from '@catchpitch/contract/catalogue/catalog-pages'
import { noTexts } from '@catchpitch/contract/fields/texts'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { TextsField } from '../../form/texts-field.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { wholeNumber } from '../../form/whole-number.ts'
import { NotYet } from '../../not-yet.tsx'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { type Entity, type Entry, entityNamed, entryQuery, staleAfter, valueOf } from './catalog-call.ts'
import { MissingLanguages } from './catalog-cells.tsx'
import { CatalogControl } from './catalog-control.tsx'
import classes from './catalog-form-page.module.css'
import { useCatalogWords, useInLanguage } from './catalog-words.ts'
import { GuidePreview } from './guide-preview.tsx'
import { pageNameOf } from './page-name.ts'

/** What stands in a field that nobody has filled in yet. */
function emptyValue({ kind }: CatalogField): unknown {
  if (kind === 'texts' || kind === 'rich_text') return noTexts
  if (kind === 'records') return []
  return kind === 'flag' ? false : null
}

const fieldsOf = ({ fields }: Entity): [string, CatalogField][] => Object.entries(fields)

function valuesOf(entity: Entity, entry: Entry | null): Record<string, unknown> {
  const own = fieldsOf(entity).map(([name, field]): [string, unknown] => [
    name,
    entry ? valueOf(entry, name) : emptyValue(field),
  ])
  return { name: entry?.name ?? noTexts, ...Object.fromEntries(own), position: entry?.position ?? null }
}

type EntryFormProps = {
  entity: Entity
  /** Null: it is to be a new one. */
  entry: Entry | null
  /** Shows what somebody else has saved meanwhile. */
  onTheirs: () => void
}

function EntryForm({ entity, entry, onTheirs }: EntryFormProps) {
  const t = useT()
  const words = useCatalogWords(entity)
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useWrite(`POST ${entity.path}`, { stale: staleAfter(entity) })
  const update = useWrite(`PUT ${entity.path}/{id}`, { stale: staleAfter(entity) })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(entry?.version ?? 0)

  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: catalogChange(entity),
    initial: valuesOf(entity, entry),
    besides: () => ({ version }),
    send: async (body) => {
      if (entry) {
        const saved = await update.mutateAsync({ params: { id: entry.id }, body })
        setVersion(saved.version)
      } else {
        await create.mutateAsync({ body: catalogForm(entity).parse(body) })
      }
      form.resetDirty()
      toast('done', translateNow('done.saved' satisfies ConsoleKey))
      await navigate({ to: entity.page })
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: [`${entity.path}/{id}`] })
        onTheirs()
      },
      keepMine: async () => {
        if (!entry) return
        const { data } = await api(`GET ${entity.path}/{id}`, { params: { id: entry.id } })
        setVersion(data.version)
      },
    },
  })

  return (
    <FormCard
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" loading={sending}>
            {t('catalog.save')}
          </Button>
          <Button component={Link} to={entity.page} variant="default">
            {t('form.cancel')}
          </Button>
          {entry && entity.name === 'guides' && <GuidePreview id={entry.id} />}
        </>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <TextsField form={form} name="name" label={words.field('name')} />
      {fieldsOf(entity).map(([name, field]) => (
        <CatalogControl
          key={name}
          entity={entity}
          name={name}
          field={field}
          form={form}
          labels={entry?.labels ?? {}}
          onValue={(value) => form.setFieldValue(name, value)}
        />
      ))}
      <TextInput
        {...form.getInputProps('position')}
        className={classes.short}
        label={t('form.optional', { label: t('catalog.position') })}
        description={t('catalog.positionHint')}
        inputMode="numeric"
        autoComplete="off"
        size="md"
        onChange={({ currentTarget }) => form.setFieldValue('position', wholeNumber(currentTarget.value))}
      />
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}

const Above = ({ entity }: { entity: Entity }) => <Link to={entity.page}>{useCatalogWords(entity).of('title')}</Link>

function CreatePage({ entity }: { entity: Entity }) {
  const words = useCatalogWords(entity)
  return (
    <ShellPage name={`${pageNameOf(entity)}.create`} title={words.of('new')} above={<Above entity={entity} />}>
      <EntryForm entity={entity} entry={null} onTheirs={() => {}} />
    </ShellPage>
  )
}

function EditPage({ entity }: { entity: Entity }) {
  const { id = '' } = useParams({ strict: false })
  const words = useCatalogWords(entity)
  const inLanguage = useInLanguage()
  const { data: entry, error, refetch } = useQuery(entryQuery(entity, id))
  // What is typed stays, whatever comes in, until somebody asks for the new version.
  const [shown, setShown] = useState(0)
  return (
    <ShellPage
      name={`${pageNameOf(entity)}.edit`}
      title={entry ? inLanguage(entry.name) : words.of('title')}
      above={<Above entity={entity} />}
      badge={entry && <MissingLanguages entry={entry} />}
    >
      {!entry && <NotYet error={error} onRetry={refetch} />}
      {entry && <EntryForm key={`${id}.${shown}`} entity={entity} entry={entry} onTheirs={() => setShown(shown + 1)} />}
    </ShellPage>
  )
}

export function createPageOf(name: CatalogName) {
  const entity = entityNamed(name)
  return () => <CreatePage entity={entity} />
}

export function editPageOf(name: CatalogName) {
  const entity = entityNamed(name)
  return () => <EditPage entity={entity} />
}

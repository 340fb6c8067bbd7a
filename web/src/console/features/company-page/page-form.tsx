import { companyPageForm } from '@catchpitch/contract/company-page/company-page-form'
import { limits } from '@catchpitch/contract/limits'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { translateNow } from '../../../i18n/translator.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { ConflictOffer } from '../../form/conflict-offer.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormCard } from '../../form/form-card.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import type { PageSettings, Strategies } from './page-query.ts'
import classes from './page-settings-page.module.css'

const valuesOf = ({ is_public, slug, shows_pitch, shows_kept, strategy_id }: PageSettings) => ({
  is_public,
  slug,
  shows_pitch,
  shows_kept,
  strategy_id: strategy_id ?? '',
})

/** What the page says of the time within which the company answers. */
function PromiseNote({ page: { promised_reply_days: days, kept } }: { page: PageSettings }) {
  const t = useT()
  const fewest = limits.company_page.kept.people
  return (
    <p className={classes.under}>
      {days === null ? t('pageSettings.noPromise') : t('pageSettings.promise', { count: days })}{' '}
      {days !== null && (kept ? t('pageSettings.keptNow', kept) : t('pageSettings.keptFew', { fewest }))}{' '}
      <Link to="/surveys/account">{t('pageSettings.changePromise')}</Link>
    </p>
  )
}

type PageFormProps = {
  group_id: string
  page: PageSettings
  strategies: Strategies
  isReadOnly: boolean
  /** Called when the person wants to see what somebody else has saved meanwhile. */
  onTheirs: () => void
}

export function PageForm({ group_id, page, strategies, isReadOnly, onTheirs }: PageFormProps) {
  const t = useT()
  const client = useQueryClient()
  const update = useWrite('PUT /company-page', { stale: ['/company-page'] })
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(page.version)
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: companyPageForm,
    initial: valuesOf(page),
    send: async (body) => {
      const saved = await update.mutateAsync({ query: { group_id }, body: { ...body, version } })
      setVersion(saved.version)
      form.resetDirty()
      toast('done', translateNow('done.saved' satisfies ConsoleKey))
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: ['/company-page'] })
        onTheirs()
      },
      keepMine: async () => {
        const { data } = await api('GET /company-page', { query: { group_id } })
        setVersion(data.version)
      },
    },
  })
  const ticked = (name: 'is_public' | 'shows_pitch' | 'shows_kept') => ({
    key: form.key(name),
    ...form.getInputProps(name, { type: 'checkbox' }),
  })
  const isPublic = ticked('is_public')
  const showsPitch = ticked('shows_pitch')
  const showsKept = ticked('shows_kept')
  return (
    <FormCard
      onSubmit={onSubmit}
      isReadOnly={isReadOnly}
      actions={
        <Button type="submit" loading={sending}>
          {t('pageSettings.save')}
        </Button>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('pageSettings.who')}>
        <Checkbox
          {...isPublic}
          key={isPublic.key}
          label={t('pageSettings.public')}
          description={t('pageSettings.publicHint')}
        />
        <TextInput
          key={form.key('slug')}
          {...form.getInputProps('slug')}
          label={t('pageSettings.slug')}
          description={t('pageSettings.slugHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
        />
      </FormSection>
      <FormSection title={t('pageSettings.what')} hint={t('pageSettings.whatHint')}>
        <Checkbox
          {...showsPitch}
          key={showsPitch.key}
          label={t('pageSettings.pitch')}
          description={t('pageSettings.pitchHint')}
        />
        <ChoiceField
          key={form.key('strategy_id')}
          {...form.getInputProps('strategy_id')}
          label={t('pageSettings.strategy')}
          choices={strategies.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('pageSettings.noStrategy')}
          size="md"
        />
        <div>
          <Checkbox {...showsKept} key={showsKept.key} label={t('pageSettings.kept')} />
          <PromiseNote page={page} />
        </div>
        <p className={classes.hint}>
          {t('pageSettings.parts')}:{' '}
          <Link to="/surveys/business-intelligence" search={{ tab: 'milestones' }}>
            {t('pageSettings.partStory')}
          </Link>
          {' · '}
          <Link to="/surveys/teams" search={{ tab: 'cover' }}>
            {t('pageSettings.partCover')}
          </Link>
        </p>
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}

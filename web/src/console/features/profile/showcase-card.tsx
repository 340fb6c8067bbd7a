import { ownShowcaseForm } from '@catchpitch/contract/company-page/company-page-form'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import type { Reply } from '../../../api/calls.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import classes from '../../person/own-page.module.css'
import type { Company } from '../../person/person.ts'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'

type Own = Reply<'GET /company-page/showcase/me'>

const stale = ['/company-page/showcase/me', '/company-page/showcase']

type FormProps = { company: Company; own: Own }

function ShowcaseForm({ company, own }: FormProps) {
  const t = useT()
  const query = { group_id: company.id }
  const agree = useWrite('PUT /company-page/showcase/me', { stale })
  const withdraw = useWrite('DELETE /company-page/showcase/me', { stale })
  const { title = '', sentence = '', shows_picture = true } = own ?? {}
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: ownShowcaseForm,
    initial: { title, sentence, shows_picture },
    send: async (body) => {
      await agree.mutateAsync({ query, body })
      form.resetDirty()
      toast('done', t('done.saved'))
    },
  })
  const leave = async () => {
    try {
      await withdraw.mutateAsync({ query })
      toast('done', t('showcase.withdrawn'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('failed', error.message)
    }
  }
  return (
    <form className={classes.card} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('showcase.title')} hint={t('showcase.lead', { company: company.name })}>
        <TextInput
          key={form.key('title')}
          {...form.getInputProps('title')}
          label={t('showcase.role')}
          autoComplete="organization-title"
          size="md"
        />
        <TextInput
          key={form.key('sentence')}
          {...form.getInputProps('sentence')}
          label={t('form.optional', { label: t('showcase.sentence') })}
          autoComplete="off"
          size="md"
        />
        <Checkbox
          key={form.key('shows_picture')}
          {...form.getInputProps('shows_picture', { type: 'checkbox' })}
          label={t('showcase.picture')}
        />
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <p className={classes.hint} role="status">
        {own && t(own.is_shown ? 'showcase.isShown' : 'showcase.waits')}
      </p>
      <div className={classes.actions}>
        <Button type="submit" variant={own ? 'filled' : 'default'} loading={sending}>
          {t(own ? 'showcase.save' : 'showcase.agree')}
        </Button>
        {own && (
          <Button variant="default" loading={withdraw.isPending} onClick={() => void leave()}>
            {t('showcase.withdraw')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Whether, and in which words, a person wants to be on their company's page. Nobody else says that for them. */
export function ShowcaseCard({ company }: { company: Company }) {
  const { data: own } = useQuery(readQuery('GET /company-page/showcase/me', { query: { group_id: company.id } }))
  // Once it is known whether they have agreed: before, there is nothing to be asked.
  if (own === undefined) return null
  return <ShowcaseForm company={company} own={own} />
}

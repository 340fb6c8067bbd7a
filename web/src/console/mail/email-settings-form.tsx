import { languageName, languages } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { emailSettingsForm } from '@catchpitch/contract/mail/email-settings-form'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input, Reply } from '../../api/calls.ts'
import { translateNow } from '../../i18n/translator.ts'
import { ChoiceField } from '../../ui/kit/choice-field.tsx'
import { ConflictOffer } from '../form/conflict-offer.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { FormCard } from '../form/form-card.tsx'
import { FormRow, FormSection } from '../form/form-section.tsx'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import { useContractForm } from '../form/use-contract-form.tsx'
import { toast } from '../toast.ts'
import { type ConsoleKey, useT } from '../words.ts'

type Settings = Reply<'GET /admin/email-settings'>

/** Whose settings they are: the platform's or a company's, which are read and written by different calls. */
export type SettingsCalls = {
  /** Under which they are kept while they are shown. */
  path: string
  read: () => Promise<Settings>
  write: (settings: Input<'PUT /admin/email-settings'>['body']) => Promise<Settings>
  test: () => Promise<{ email: string }>
}

const valuesOf = ({ sender_name, reply_to, signature, default_language, reminder_days }: Settings) => ({
  sender_name: sender_name ?? '',
  reply_to: reply_to ?? '',
  signature,
  default_language,
  reminder_days: String(reminder_days),
})

/** Sends what is saved, not what is typed: whoever has not saved yet would look at the wrong mail. */
function TestButton({ calls, isUnsaved }: { calls: SettingsCalls; isUnsaved: () => boolean }) {
  const t = useT()
  const test = useMutation({ mutationFn: calls.test })
  const send = () => {
    if (isUnsaved()) return toast('failed', t('emails.saveFirst'))
    return test.mutate(undefined, {
      onSuccess: ({ email }) => toast('done', t('emails.testSent', { email })),
      onError: ({ message }) => toast('failed', message),
    })
  }
  return (
    <Button variant="default" loading={test.isPending} onClick={send}>
      {t('emails.sendTest')}
    </Button>
  )
}

type EmailSettingsFormProps = {
  settings: Settings
  calls: SettingsCalls
  /** Who may not change them reads them. */
  isReadOnly?: boolean
  /** Called when the person wants to see what somebody else has saved meanwhile. */
  onTheirs: () => void
}

export function EmailSettingsForm({ settings, calls, isReadOnly = false, onTheirs }: EmailSettingsFormProps) {
  const t = useT()
  const client = useQueryClient()
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(settings.version)
  const { form, alert, conflict, sending, onSubmit, isUnsaved } = useContractForm({
    schema: emailSettingsForm,
    initial: valuesOf(settings),
    besides: () => ({ version }),
    send: async (body) => {
      const saved = await calls.write(body)
      await client.invalidateQueries({ queryKey: [calls.path] })
      setVersion(saved.version)
      form.resetDirty()
      toast('done', translateNow('done.saved' satisfies ConsoleKey))
    },
    onConflict: {
      takeTheirs: async () => {
        await client.invalidateQueries({ queryKey: [calls.path] })
        onTheirs()
      },
      keepMine: async () => {
        const { version: theirs } = await calls.read()
        setVersion(theirs)
      },
    },
  })

  return (
    <FormCard
      onSubmit={onSubmit}
      isReadOnly={isReadOnly}
      actions={
        <>
          <Button type="submit" loading={sending}>
            {t('emails.save')}
          </Button>
          <TestButton calls={calls} isUnsaved={isUnsaved} />
        </>
      }
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormSection title={t('emails.sender')} hint={t('emails.senderHint', { address: settings.sender.address })}>
        <FormRow>
          <TextInput
            key={form.key('sender_name')}
            {...form.getInputProps('sender_name')}
            label={t('emails.senderName')}
            placeholder={settings.sender.name}
            autoComplete="off"
            size="md"
          />
          <TextInput
            key={form.key('reply_to')}
            {...form.getInputProps('reply_to')}
            type="email"
            label={t('emails.replyTo')}
            description={t('emails.replyToHint')}
            autoComplete="off"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('emails.signature')} hint={t('emails.signatureHint')}>
        {languages.map((language) => (
          <Textarea
            key={form.key(`signature.${language}`)}
            {...form.getInputProps(`signature.${language}`)}
            lang={language}
            label={languageName[language]}
            maxLength={limits.email_settings.signature.max}
            autosize
            minRows={2}
            maxRows={8}
            size="md"
          />
        ))}
      </FormSection>
      <FormSection title={t('emails.habits')}>
        <FormRow>
          <ChoiceField
            key={form.key('default_language')}
            {...form.getInputProps('default_language')}
            label={t('emails.defaultLanguage')}
            description={t('emails.defaultLanguageHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            choices={languages.map((value) => ({ value, label: languageName[value] }))}
            placeholder={t('form.choose')}
            size="md"
          />
          <TextInput
            key={form.key('reminder_days')}
            {...form.getInputProps('reminder_days')}
            label={t('emails.reminder')}
            description={t('emails.reminderHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            autoComplete="off"
            size="md"
          />
        </FormRow>
      </FormSection>
      <FormAlert>{alert}</FormAlert>
      <ConflictOffer conflict={conflict} busy={sending} />
    </FormCard>
  )
}

import { inviteWeeks } from '@catchpitch/contract/invitations/invite-state'
import { limits } from '@catchpitch/contract/limits'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { Button, TextInput } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { translateNow } from '../../../i18n/translator.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { UnsavedGuard } from '../../form/unsaved-guard.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { pathsByTopic } from '../../live/stale-paths.ts'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import classes from './add-participants.module.css'
import { participationQuery, type SurveyKey } from './invites-list.ts'
import { ParticipantRow } from './participant-row.tsx'
import { newRow, participantsForm } from './participants-form.ts'
import { Radios } from './radios.tsx'
import { ShareLinkButton } from './share-link-button.tsx'

/** Whom to invite, and when they hear of it. */
export function AddParticipantsForm({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const navigate = useNavigate()
  const { data: participation } = useQuery(participationQuery(survey))
  const { data: expiryTypes = [] } = useQuery(readQuery('GET /participant-expiry-types', {}))
  const add = useWrite('POST /my-surveys/{id}/add-participants', { stale: pathsByTopic.invites })
  const [rows, setRows] = useState(() => [crypto.randomUUID()])
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [weeks, setWeeks] = useState(String(inviteWeeks.one))
  const { form, alert, sending, onSubmit, isUnsaved } = useContractForm({
    schema: participantsForm,
    initial: {
      participants: [newRow()],
      when: 'now',
      scheduled_at: '',
      survey_expiry: String(inviteWeeks.one),
    },
    send: async ({ participants, when: chosen, scheduled_at, survey_expiry }) => {
      const at = chosen === 'later' ? scheduled_at : null
      await add.mutateAsync({
        params: { id: survey.id },
        query: { group_id: survey.group_id },
        body: { participants: participants.map((row) => ({ ...row, scheduled_at: at, survey_expiry })) },
      })
      form.reset()
      const done: ConsoleKey = at === null ? 'done.invited' : 'participants.scheduled'
      toast('done', translateNow(done))
      await navigate({ to: '/surveys/$id/invites', params: { id: survey.id } })
    },
  })
  const inviteWord = when === 'later' ? 'participants.schedule' : 'participants.invite'
  const isDraft = participation?.survey.status === surveyStatus.draft

  const addRow = () => {
    form.insertListItem('participants', newRow())
    setRows([...rows, crypto.randomUUID()])
  }
  const removeRow = (index: number) => {
    form.removeListItem('participants', index)
    setRows(rows.filter((_, place) => place !== index))
  }
  const chooseWhen = (value: string) => {
    const chosen = value === 'later' ? 'later' : 'now'
    setWhen(chosen)
    form.setFieldValue('when', chosen)
  }
  const chooseWeeks = (value: string) => {
    setWeeks(value)
    form.setFieldValue('survey_expiry', value)
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <div className={classes.head}>
        <p>{t('participants.formLead')}</p>
        <div className={classes.otherWays}>
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/surveys/$id/import-participants" params={{ id: survey.id }} />}
          >
            {t('invites.import')}
          </Button>
          <ShareLinkButton survey={survey} />
        </div>
      </div>
      <ol className={classes.people}>
        {rows.map((key, index) => (
          <ParticipantRow
            key={key}
            form={form}
            index={index}
            dimensions={participation?.dimensions ?? []}
            onRemove={rows.length > 1 ? () => removeRow(index) : null}
          />
        ))}
      </ol>
      {rows.length < limits.participants.at_once && (
        <Button
          className={classes.more ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={addRow}
        >
          {t('participants.more')}
        </Button>
      )}
      <div className={classes.card}>
        <FormSection title={t('participants.when')} {...(isDraft && { hint: t('participants.whenDraft') })}>
          <Radios
            label={t('participants.mails')}
            value={when}
            choices={[
              { value: 'now', label: t('participants.now') },
              { value: 'later', label: t('participants.later') },
            ]}
            onChoose={chooseWhen}
          />
          <FormRow>
            {when === 'later' && (
              <TextInput
                key={form.key('scheduled_at')}
                {...form.getInputProps('scheduled_at')}
                type="datetime-local"
                label={t('participants.scheduledAt')}
                description={t('participants.zone')}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                size="md"
              />
            )}
            <Radios
              label={t('participants.expiry')}
              value={weeks}
              choices={expiryTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChoose={chooseWeeks}
            />
          </FormRow>
        </FormSection>
        <FormAlert>{alert}</FormAlert>
        <Button className={classes.more ?? ''} type="submit" loading={sending}>
          {t(isDraft ? 'participants.addDraft' : inviteWord)}
        </Button>
      </div>
    </form>
  )
}

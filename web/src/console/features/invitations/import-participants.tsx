import { instantOf } from '@catchpitch/contract/dates'
import { limits } from '@catchpitch/contract/limits'
import { Button, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { FormAlert } from '../../form/form-alert.tsx'
import { FormRow, FormSection } from '../../form/form-section.tsx'
import { FileField } from '../../imports/file-field.tsx'
import { ProblemTable } from '../../imports/problem-table.tsx'
import { SampleFiles } from '../../imports/sample-files.tsx'
import { pathsByTopic } from '../../live/stale-paths.ts'
import { readQuery, useWrite } from '../../queries.ts'
import { saveFile } from '../../save-file.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './add-participants.module.css'
import { type SurveyKey } from './invites-list.ts'
import { Radios } from './radios.tsx'
import { SendingProgress } from './sending-progress.tsx'

type Found = Reply<'POST /my-surveys/{id}/import-participants'>

/** What was found in the file, in a sentence, and the rows that have to be mended. */
function Summary({ found }: { found: Found }) {
  const t = useT()
  const good = found.rows_total - found.rows_bad
  const { failed_rows } = found
  return (
    <>
      <p role="status">
        <strong>
          {good === 0
            ? t('participants.nobody')
            : t('participants.canImport', { number: good, total: found.rows_total })}
        </strong>{' '}
        {found.rows_bad > 0 && t('participants.toMend', { number: found.rows_bad })}
      </p>
      {found.few_questions > 0 && <p className={classes.warning}>{t('participants.few')}</p>}
      {found.problems.length > 0 && <ProblemTable problems={found.problems} total={found.problems_total} />}
      {failed_rows && (
        <Button
          className={classes.more ?? ''}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile(failed_rows)}
        >
          {t('import.failedRows')}
        </Button>
      )}
    </>
  )
}

type When = { when: string; moment: string; weeks: string }

/** Null: now. Empty while the time is still to be chosen. */
const scheduledAt = ({ when, moment }: When) => (when === 'later' ? (instantOf(moment)?.toISOString() ?? '') : null)

/** When people hear of it, where their row does not say it. */
function WhenFields({ chosen, onChange }: { chosen: When; onChange: (chosen: When) => void }) {
  const t = useT()
  const { data: expiryTypes = [] } = useQuery(readQuery('GET /participant-expiry-types', {}))
  return (
    <FormSection title={t('participants.when')} hint={t('participants.timesInFile')}>
      <Radios
        label={t('participants.mails')}
        value={chosen.when}
        choices={[
          { value: 'now', label: t('participants.now') },
          { value: 'later', label: t('participants.later') },
        ]}
        onChoose={(when) => onChange({ ...chosen, when })}
      />
      <FormRow>
        {chosen.when === 'later' && (
          <TextInput
            type="datetime-local"
            label={t('participants.scheduledAt')}
            description={t('participants.zone')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
            value={chosen.moment}
            onChange={(event) => onChange({ ...chosen, moment: event.currentTarget.value })}
          />
        )}
        <Radios
          label={t('participants.expiry')}
          value={chosen.weeks}
          choices={expiryTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(weeks) => onChange({ ...chosen, weeks })}
        />
      </FormRow>
    </FormSection>
  )
}

/** A file of people: looked through as soon as it is chosen, and taken in when somebody says so. */
export function ImportParticipants({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const navigate = useNavigate()
  const [sent, setSent] = useState(0)
  const check = useWrite('POST /my-surveys/{id}/import-participants', { onSent: setSent })
  const take = useWrite('POST /my-surveys/{id}/import-participants', { stale: pathsByTopic.invites, onSent: setSent })
  const [file, setFile] = useState<File | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const [chosen, setChosen] = useState<When>({ when: 'now', moment: '', weeks: '1' })
  const scope = { params: { id: survey.id }, query: { group_id: survey.group_id } }
  const { weeks } = chosen
  const scheduled_at = scheduledAt(chosen)

  const choose = (picked: File | null) => {
    setFile(picked)
    const isTooLarge = picked !== null && picked.size > limits.spreadsheet.bytes
    setTooLarge(isTooLarge)
    setSent(0)
    check.reset()
    take.reset()
    if (picked === null || isTooLarge) return
    check.mutate({ ...scope, body: { check: true, scheduled_at: null, survey_expiry: weeks }, files: { file: picked } })
  }

  const begin = () => {
    setSent(0)
    take.mutate(
      { ...scope, body: { check: false, scheduled_at, survey_expiry: weeks }, files: { file } },
      {
        onSuccess: ({ added, rows_bad }) => {
          if (added > 0) toast('done', t('done.participantsImported'))
          if (rows_bad === 0) void navigate({ to: '/surveys/$id/invites', params: { id: survey.id } })
        },
      },
    )
  }

  const found = take.data ?? check.data
  const good = check.data ? check.data.rows_total - check.data.rows_bad : 0
  const isBusy = check.isPending || take.isPending
  const problem = tooLarge ? t('field.sheet.bytes') : (check.error ?? take.error)?.error['file']?.[0]
  const failure = (check.error ?? take.error)?.message
  return (
    <div className={classes.form}>
      <p>{t('participants.fileLead')}</p>
      <div className={classes.card}>
        <FormSection title={t('import.file')} hint={t('import.fileHint')}>
          <FileField file={file} error={problem} onChoose={choose} />
          <SampleFiles kind="participants" />
          <p className={classes.hint}>{t('participants.columns')}</p>
        </FormSection>
        {isBusy && (
          <SendingProgress
            share={sent}
            then={t(check.isPending ? 'participants.checking' : 'participants.importing', { number: good })}
          />
        )}
        {found && !isBusy && <Summary found={found} />}
        <FormAlert>{problem === undefined && failure}</FormAlert>
      </div>
      {good > 0 && !take.data && (
        <div className={classes.card}>
          <WhenFields chosen={chosen} onChange={setChosen} />
          <Button
            className={classes.more ?? ''}
            loading={take.isPending}
            disabled={scheduled_at === ''}
            onClick={begin}
          >
            {t('participants.importRows', { count: good })}
          </Button>
        </div>
      )}
    </div>
  )
}

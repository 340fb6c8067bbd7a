import type { MailTemplate, TemplateKind } from '@catchpitch/contract/invitations/mail-template'
import type { Language } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { Card } from '../../../ui/kit/card.tsx'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { LookupField } from '../../form/lookup-field.tsx'
import type { ChoiceQuery } from '../../list/list-filter.ts'
import { MailView } from '../../mail/mail-view.tsx'
import { useWrite } from '../../queries.ts'
import type { SurveyKey } from '../../survey/survey-query.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './email-templates.module.css'

type Draft = MailTemplate & { kind: TemplateKind; language: Language }
type Preview = Reply<'POST /my-surveys/{id}/preview-email'>

const typing_pause_ms = 500
const kept_ms = 60_000

function previewQuery({ id, group_id }: SurveyKey, draft: Draft, invite_id: string | null) {
  return {
    queryKey: ['/my-surveys/{id}/preview-email', { id, group_id, draft, invite_id }],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Preview> => {
      const input = { params: { id }, query: { group_id }, body: { draft, invite_id } }
      return (await api('POST /my-surveys/{id}/preview-email', input, { signal })).data
    },
    // Every pause in typing leaves one behind.
    gcTime: kept_ms,
  }
}

const inviteesLike =
  ({ id, group_id }: SurveyKey) =>
  (keyword: string): ChoiceQuery => ({
    queryKey: ['/my-surveys/{id}/invites', { id, group_id, keyword }, 'choices'],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { group_id, keyword } }
      const { data } = await api('GET /my-surveys/{id}/invites', input, { signal })
      return data.map((invite) => ({ value: invite.id, label: `${invite.full_name} (${invite.email})` }))
    },
  })

/** Sends it as it stands in the editor, saved or not. */
function TestButton({ at: { id, group_id }, draft, off }: { at: SurveyKey; draft: Draft; off: boolean }) {
  const t = useT()
  const test = useWrite('POST /my-surveys/{id}/test-email')
  const send = () =>
    test.mutate(
      { params: { id }, query: { group_id }, body: { draft } },
      {
        onSuccess: ({ email }) => toast('done', t('emails.testSent', { email })),
        onError: ({ message }) => toast('failed', message),
      },
    )
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={16} aria-hidden />}
      loading={test.isPending}
      disabled={off}
      onClick={send}
    >
      {t('emails.sendTest')}
    </Button>
  )
}

function Envelope({ from, subject }: Preview) {
  const t = useT()
  return (
    <dl className={classes.envelope}>
      <dt>{t('templates.from')}</dt>
      <dd>
        {from.name} <span className={classes.hint}>{from.email}</span>
      </dd>
      <dt>{t('templates.subject')}</dt>
      <dd>
        <strong>{subject}</strong>
      </dd>
    </dl>
  )
}

type ReaderFieldProps = {
  at: SurveyKey
  /** Who came onto the list first; null while nobody is on it. */
  first: Preview['to']
  picked: Choice | null
  onPick: (choice: Choice) => void
}

/** For whom it is shown. */
function ReaderField({ at, first, picked, onPick }: ReaderFieldProps) {
  const t = useT()
  const [picking, setPicking] = useState(false)
  if (first === null) return <p className={classes.hint}>{t('templates.example')}</p>
  return (
    <LookupField
      label={t('templates.reader')}
      source={inviteesLike(at)}
      chosen={picking ? null : (picked ?? { value: first.id, label: first.full_name })}
      onChoose={(choice) => {
        setPicking(choice === null)
        if (choice) onPick(choice)
      }}
    />
  )
}

type TemplatePreviewProps = {
  at: SurveyKey
  draft: Draft
  /** Something in it would be refused: then what stood there before is shown on. */
  isWrong: boolean
  canTest: boolean
}

/** The mail as somebody on the list would get it. */
export function TemplatePreview({ at, draft, isWrong, canTest }: TemplatePreviewProps) {
  const t = useT()
  // Nobody picked: whoever came onto the list first.
  const [picked, setPicked] = useState<Choice | null>(null)
  const [settled] = useDebouncedValue(draft, typing_pause_ms)
  // Another mail or language is shown at once; only typing waits.
  const shown = settled.kind === draft.kind && settled.language === draft.language ? settled : draft
  const { data, error } = useQuery({
    ...previewQuery(at, shown, picked?.value ?? null),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
  })

  return (
    <Card aria-label={t('templates.preview')}>
      <div className={classes.head}>
        <h2>{t('templates.preview')}</h2>
        {canTest && <TestButton at={at} draft={draft} off={isWrong} />}
      </div>
      {data && <ReaderField at={at} first={data.to} picked={picked} onPick={setPicked} />}
      {isWrong && <p className={classes.hint}>{t('templates.waits')}</p>}
      {error && <FormAlert>{error.message}</FormAlert>}
      {data && (
        <MailView mail={{ ...data, title: data.subject }}>
          <Envelope {...data} />
        </MailView>
      )}
      {!data && !error && <Skeleton kind="block" />}
    </Card>
  )
}

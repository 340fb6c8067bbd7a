import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { Outline } from '../../../ui/kit/skeleton.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { type Participation, participationQuery, type SurveyKey } from './invites-list.ts'
import { OpenLink } from './open-link.tsx'
import classes from './share-link.module.css'

const stale = ['/my-surveys/{id}/participation']

/** What a link would do, and the button that makes it do so. */
function NoLink({ survey }: { survey: SurveyKey }) {
  const t = useT()
  const { attempt } = useConfirm()
  const open = useWrite('POST /my-surveys/{id}/share-link', { stale })
  return (
    <div className={classes.part}>
      <p>{t('shareLink.none')}</p>
      <p className={classes.quiet}>{t('shareLink.noneHint')}</p>
      <Button
        className={classes.begin ?? ''}
        loading={open.isPending}
        onClick={() =>
          void attempt(async () => {
            await open.mutateAsync({ params: { id: survey.id }, query: { group_id: survey.group_id } })
          })
        }
      >
        {t('shareLink.open')}
      </Button>
    </div>
  )
}

function Body({ survey, participation }: { survey: SurveyKey; participation: Participation }) {
  const t = useT()
  const { confirm, dialog } = useConfirm()
  const [opened_at] = useState(() => Date.now())
  const close = useWrite('DELETE /my-surveys/{id}/share-link', { stale })
  const { share_link, survey: about } = participation
  const isOver = about.status === surveyStatus.closed || Date.parse(about.expires_at) <= opened_at
  if (!share_link) return <NoLink survey={survey} />

  const ask = () =>
    confirm({
      title: t('shareLink.closeAsk'),
      text: t('shareLink.closeText'),
      action: t('shareLink.close'),
      tone: 'destructive',
      run: async () => {
        await close.mutateAsync({ params: { id: survey.id }, query: { group_id: survey.group_id } })
        toast('done', t('shareLink.closed'))
      },
    })

  return (
    <div className={classes.part}>
      {about.status === surveyStatus.draft && <p className={classes.note}>{t('shareLink.draft')}</p>}
      {isOver && <p className={classes.note}>{t('shareLink.over')}</p>}
      <OpenLink name={about.name} address={`${window.location.origin}/share/survey/${survey.id}/${share_link.id}`} />
      <div className={classes.foot}>
        <p className={classes.quiet} role="status">
          {t('shareLink.people', { count: share_link.people })}
        </p>
        <Button variant="default" onClick={ask}>
          {t('shareLink.close')}
        </Button>
      </div>
      {dialog}
    </div>
  )
}

type ShareLinkDialogProps = { survey: SurveyKey; opened: boolean; onClose: () => void }

/** The link by which people put themselves on the list: to be copied, shown as a code, and closed. */
export function ShareLinkDialog({ survey, opened, onClose }: ShareLinkDialogProps) {
  const t = useT()
  const { data, error } = useQuery(participationQuery(survey))
  return (
    <ModalDialog
      opened={opened}
      onClose={onClose}
      title={t('shareLink.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {error && <FormAlert>{error.message}</FormAlert>}
      {!data && !error && <Outline shape="lines" />}
      {data && <Body survey={survey} participation={data} />}
    </ModalDialog>
  )
}

import type { WholeSurvey } from '@catchpitch/contract/surveys/survey'
import { surveyStatus } from '@catchpitch/contract/surveys/survey-status'
import { Button } from '@mantine/core'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'

/** Lets a draft out. It asks first: mails that have gone cannot be called back. */
export function PublishButton({ survey, group_id }: { survey: WholeSurvey; group_id: string }) {
  const t = useT()
  const { confirm, dialog } = useConfirm()
  const publish = useWrite('POST /my-surveys/{id}/publish', {
    stale: ['/my-surveys', '/my-surveys/{id}/show', '/my-surveys/{id}/overview', '/my-surveys/{id}/invites'],
  })
  if (survey.status !== surveyStatus.draft || !survey.can.edit) return null
  const { invited } = survey.participants

  const ask = () =>
    confirm({
      title: t('publish.title', { name: survey.name }),
      text: (
        <>
          <p>{invited > 0 ? t('publish.people', { count: invited }) : t('publish.nobody')}</p>
          <p>{t('publish.after')}</p>
        </>
      ),
      action: t('publish.button'),
      run: async () => {
        await publish.mutateAsync({ params: { id: survey.id }, query: { group_id } })
        toast('done', t('publish.done'))
      },
    })

  return (
    <>
      <Button onClick={ask}>{t('publish.button')}</Button>
      {dialog}
    </>
  )
}

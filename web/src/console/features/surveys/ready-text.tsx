import { supervision } from '@catchpitch/contract/surveys/supervision'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { Outline } from '../../../ui/kit/skeleton.tsx'
import { useJobLists } from '../../survey/use-job-lists.ts'
import { useT } from '../../words.ts'
import type { SurveyFields } from './survey-fields.ts'
import type { JobText } from './text-chooser.tsx'

// Most people write their own.
const TextChooser = lazy(async () => ({ default: (await import('./text-chooser.tsx')).TextChooser }))

/**
 * Takes the description of the job from the catalogue. What was written stays above it, and what such a job asks for
 * goes only where nothing was said yet.
 */
export function ReadyText({ fields, group_id }: { fields: SurveyFields; group_id: string }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const { positions } = useJobLists()
  const { values, change } = fields
  const written = values.description.trim()

  const take = (text: JobText) => {
    const job_position = values.job_position ?? text.job_position
    const isSenior = positions.some(({ code, senior }) => senior && code === job_position)
    const isFitting = text.supervision !== supervision.general || isSenior
    change({
      description: written === '' ? text.text : `${written}\n\n${text.text}`,
      job_position,
      skills_required: values.skills_required || text.skills,
      supervision_provided: values.supervision_provided ?? (isFitting ? text.supervision : null),
    })
    setOpened(false)
  }

  return (
    <div>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('jobTexts.choose')}
      </Button>
      <ModalDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('jobTexts.choose')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        <Suspense fallback={<Outline shape="lines" />}>
          <TextChooser group_id={group_id} job_position={values.job_position} hasText={written !== ''} onTake={take} />
        </Suspense>
      </ModalDialog>
    </div>
  )
}

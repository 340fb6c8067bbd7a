import { Button } from '@mantine/core'
import { IconCheck, IconCloudUp, IconPencil } from '@tabler/icons-react'
import { FormAlert } from '../form/form-alert.tsx'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import { useT } from '../words.ts'
import classes from './save-note.module.css'
import type { SaveState, SurveySaving } from './use-survey-saving.ts'

const notes = {
  saved: { icon: IconCheck, label: 'saving.saved' },
  unsaved: { icon: IconPencil, label: 'saving.unsaved' },
  saving: { icon: IconCloudUp, label: 'saving.saving' },
  failed: { icon: IconPencil, label: 'saving.failed' },
} as const satisfies Record<SaveState, unknown>

/** The first field with a problem, which may be far above the button, once the problem is drawn. */
function focusFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
}

/** Whether what stands on the page is kept, why it is not, and the button where it does not keep itself. */
export function SaveNote({ saving }: { saving: SurveySaving }) {
  const t = useT()
  const { state, refusal, savesItself, save, isUnsaved } = saving
  const { icon: Icon, label } = notes[state]
  const mustPress = !savesItself || state === 'failed'
  return (
    <div className={classes.saving}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {refusal && <FormAlert>{refusal.message}</FormAlert>}
      <div className={classes.line}>
        <span className={classes.note} role="status" data-state={state}>
          <Icon size={16} aria-hidden />
          {t(label)}
        </span>
        {refusal?.is('record.changed') ? (
          <Button variant="default" onClick={() => window.location.reload()}>
            {t('saving.reload')}
          </Button>
        ) : (
          mustPress && (
            <Button
              loading={state === 'saving'}
              disabled={state === 'saved'}
              onClick={() => void save().then(focusFirstProblem)}
            >
              {t('saving.save')}
            </Button>
          )
        )}
      </div>
    </div>
  )
}

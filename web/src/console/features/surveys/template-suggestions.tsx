import { Button } from '@mantine/core'
import type { Reply } from '../../../api/calls.ts'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import classes from '../../survey/wizard.module.css'
import { useT } from '../../words.ts'

type Suggestion = Reply<'GET /my-surveys/{id}/questions'>['suggestions'][number]

type TemplateSuggestionsProps = {
  opened: boolean
  suggestions: readonly Suggestion[]
  onTake: (id: string) => Promise<void>
  onClose: () => void
}

/** Ready surveys for such a job. Taking one over replaces the questions that are there. */
export function TemplateSuggestions({ opened, suggestions, onTake, onClose }: TemplateSuggestionsProps) {
  const t = useT()
  const { attempt } = useConfirm()
  return (
    <ModalDialog
      opened={opened}
      onClose={onClose}
      title={t('questions.suggestions')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <p className={classes.hint}>{t('questions.suggestionsHint')}</p>
      <ul className={classes.list}>
        {suggestions.map(({ id, name, situations, is_current, suits_position }) => (
          <li key={id} className={classes.offer}>
            <div>
              <p className={classes.topic}>{name}</p>
              <p className={classes.eyebrow}>
                {t('questions.count', { count: situations })}
                {suits_position && ` · ${t('questions.suits')}`}
              </p>
            </div>
            <Button
              variant="default"
              disabled={is_current}
              aria-label={t('questions.takeNamed', { name })}
              onClick={() => void attempt(() => onTake(id))}
            >
              {t(is_current ? 'questions.current' : 'questions.take')}
            </Button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  )
}

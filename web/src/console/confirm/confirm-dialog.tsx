import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import destructiveClasses from '../destructive.module.css'
import { FormAlert } from '../form/form-alert.tsx'
import { useT } from '../words.ts'
import classes from './confirm-dialog.module.css'
import type { Question } from './question.ts'

type AnswerProps = { question: Question; onClose: () => void }

/** What was refused, and of each field why: where several were chosen, it says which of them stood in the way. */
function problemOf({ message, error }: ApiError): ReactNode {
  const reasons = Object.values(error).flat()
  if (reasons.length === 0) return message
  return (
    <>
      {message}
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

function Answer({ question, onClose }: AnswerProps) {
  const t = useT()
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<ReactNode>(null)
  const destructive = question.tone === 'destructive'

  const run = async () => {
    setRunning(true)
    setProblem(null)
    try {
      await question.run()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(problemOf(error))
    } finally {
      setRunning(false)
    }
  }

  return (
    <div className={classes.dialog}>
      <div className={classes.text}>{question.text}</div>
      <FormAlert>{problem}</FormAlert>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus={destructive || undefined} disabled={running} onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button
          className={destructive ? destructiveClasses.button : undefined}
          data-autofocus={!destructive || undefined}
          loading={running}
          onClick={() => void run()}
        >
          {question.action}
        </Button>
      </div>
    </div>
  )
}

type ConfirmDialogProps = AnswerProps & { opened: boolean }

/** The question, over the page. */
export function ConfirmDialog({ question, opened, onClose }: ConfirmDialogProps) {
  const t = useT()
  return (
    <ModalDialog
      centered
      opened={opened}
      onClose={onClose}
      title={question.title}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Answer question={question} onClose={onClose} />
    </ModalDialog>
  )
}

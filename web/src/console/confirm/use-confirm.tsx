import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { ModalDialog } from '../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { toast } from '../toast.ts'
import { useT } from '../words.ts'
import classes from './use-confirm.module.css'

/** What is asked before something is done. */
export type Question = {
  /** A question: "Remove the survey Store supervisor?" */
  readonly title: string
  /** What will happen, and whether it can be taken back. */
  readonly text: ReactNode
  /** What the button says: the deed itself, never "OK". */
  readonly action: string
  /** What destroys something looks like it, and must not be pressed by a stray Enter. */
  readonly tone?: 'plain' | 'destructive'
  readonly run: () => Promise<void> | void
}

type DialogProps = { question: Question; onClose: () => void }

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

function Dialog({ question, onClose }: DialogProps) {
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
          className={destructive ? classes.destructive : undefined}
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

/**
 * The one way to ask first. `confirm({...})` opens the question, `dialog` goes anywhere into the page. The dialog stays
 * until it is done, and says so if it could not be done. Escape means no; focus returns to where it came from.
 */
export function useConfirm() {
  const t = useT()
  const [question, setQuestion] = useState<Question | null>(null)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return {
    confirm: (asked: Question) => {
      setQuestion(asked)
      setOpened(true)
    },
    /** Does without asking; what the server refuses is told by a toast. */
    attempt: async (run: Question['run']) => {
      try {
        await run()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        toast('failed', [error.message, ...Object.values(error.error).flat()].join(' '))
      }
    },
    dialog: (
      <ModalDialog
        centered
        opened={opened}
        onClose={close}
        title={question?.title}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        {question && <Dialog question={question} onClose={close} />}
      </ModalDialog>
    ),
  }
}

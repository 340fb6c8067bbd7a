import { limits } from '@catchpitch/contract/limits'
import { canNotify, type ResultStatus, resultStatus } from '@catchpitch/contract/results/result-status'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import type { Reply } from '../../../../api/calls.ts'
import { ModalDialog } from '../../../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../../../form/form-alert.tsx'
import { pathsByTopic } from '../../../live/stale-paths.ts'
import { useWrite } from '../../../queries.ts'
import { toast } from '../../../toast.ts'
import { useUndo } from '../../../undo-toast.tsx'
import { useT } from '../../../words.ts'
import type { SurveyKey } from '../results-list.ts'
import { type Decidable, type Decision, decisions, nameOf } from './decidable.ts'
import classes from './decide-dialog.module.css'

type Decided = Reply<'POST /my-surveys/survey-result-status'>

/** So many are named; of more the number says enough. */
const named = 12

/** Those who have the status already, as the refusal names them. */
const decidedIn = ({ error }: ApiError) => Object.keys(error).map((field) => field.replace('result_ids.', ''))

function People({ people }: { people: readonly Decidable[] }) {
  const t = useT()
  const more = people.length - named
  return (
    <ul className={classes.people}>
      {people.slice(0, more > 0 ? named : undefined).map((person) => (
        <li key={person.id}>{nameOf(person)}</li>
      ))}
      {more > 0 && <li className={classes.more}>{t('decide.andMore', { number: more })}</li>}
    </ul>
  )
}

type AskProps = { survey: SurveyKey; decision: Decision; onClose: (decided: Decided | null) => void }

function Ask({ survey, decision: { people: asked, status }, onClose }: AskProps) {
  const t = useT()
  const [left_out, setLeftOut] = useState<readonly string[]>([])
  const [notify, setNotify] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<ApiError | null>(null)
  const change = useWrite('POST /my-surveys/survey-result-status', { stale: pathsByTopic.results })
  const people = asked.filter(({ id }) => !left_out.includes(id))
  const already = problem?.is('result.decided') ? decidedIn(problem) : []
  const action = decisions.find((offered) => offered.status === status)

  const run = async () => {
    setProblem(null)
    try {
      const body = { survey_id: survey.id, result_ids: people.map(({ id }) => id), status, notify, reason }
      onClose(await change.mutateAsync({ query: { group_id: survey.group_id }, body }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
    }
  }

  const takeOut = () => {
    setProblem(null)
    setLeftOut([...left_out, ...already])
    // Nobody is left to decide about.
    if (already.length >= people.length) onClose(null)
  }

  return (
    <div className={classes.form}>
      <People people={people} />
      {status === resultStatus.accepted && people.some(({ name }) => name === null) && (
        <p className={classes.note}>{t('decide.names')}</p>
      )}
      {canNotify(status) ? (
        <div>
          <Checkbox
            label={t('decide.notify')}
            description={notify ? t('decide.notifyHint') : t('decide.quiet')}
            checked={notify}
            onChange={({ currentTarget: { checked } }) => setNotify(checked)}
          />
          {notify && (
            <p className={classes.note}>
              <Link to="/surveys/$id/email-templates" params={{ id: survey.id }} target="_blank">
                {t('decide.seeMail')}
              </Link>
            </p>
          )}
        </div>
      ) : (
        <p className={classes.note}>{t('decide.noMail')}</p>
      )}
      <Textarea
        label={t('decide.reason')}
        description={t('decide.reasonHint')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={limits.decision.reason.max}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <FormAlert>
        {problem && (
          <span className={classes.decided}>
            {problem.message}
            {already.length > 0 && (
              <Button size="sm" variant="default" onClick={takeOut}>
                {t('decide.remove', { count: already.length })}
              </Button>
            )}
          </span>
        )}
      </FormAlert>
      <div className={classes.actions}>
        <Button variant="default" disabled={change.isPending} onClick={() => onClose(null)}>
          {t('form.cancel')}
        </Button>
        <Button data-autofocus loading={change.isPending} onClick={() => void run()}>
          {action && t(action.label)}
        </Button>
      </div>
    </div>
  )
}

/** For as long as the server lets it be taken back; the mails wait as long. */
function useUndoOffer(survey: SurveyKey) {
  const t = useT()
  const undoable = useUndo()
  const takeBack = useWrite('POST /my-surveys/survey-result-status/undo', { stale: pathsByTopic.results })
  return ({ id, changed, mails, undo_seconds }: Decided, status: ResultStatus) => {
    const done = t(`decide.done${status}`, { count: changed })
    undoable({
      message: mails > 0 ? `${done} ${t('decide.waiting')}` : done,
      seconds: undo_seconds,
      isDue: true,
      undo: async () => {
        await takeBack.mutateAsync({ query: { group_id: survey.group_id }, body: { id } })
        toast('done', t('decide.undone'))
      },
    })
  }
}

type DecideDialogProps = Omit<AskProps, 'onClose'> & {
  opened: boolean
  onClose: (isDone: boolean) => void
  /** When nothing is seen of it any more. */
  onGone: () => void
}

/** The question before a decision: about whom, whether they are told, and why. */
export function DecideDialog({ opened, onClose, onGone, survey, decision }: DecideDialogProps) {
  const t = useT()
  const offerUndo = useUndoOffer(survey)
  const { people, status } = decision
  return (
    <ModalDialog
      centered
      opened={opened}
      onClose={() => onClose(false)}
      onExitTransitionEnd={onGone}
      title={t(`decide.ask${status}`, { count: people.length })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Ask
        survey={survey}
        decision={decision}
        onClose={(decided) => {
          onClose(decided !== null)
          if (decided) offerUndo(decided, status)
        }}
      />
    </ModalDialog>
  )
}

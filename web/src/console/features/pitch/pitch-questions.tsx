import { pitchAnswerForm } from '@catchpitch/contract/pitch/pitch-answer'
import { Button, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { Card } from '../../../ui/kit/card.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { staleReception } from './pitch-query.ts'
import classes from './reception.module.css'

type Question = Reply<'GET /catchers-pitch/reception'>['questions'][number]

type AnswerFormProps = { question: Question; group_id: string; onClose: () => void }

function AnswerForm({ question: { id, version, answer }, group_id, onClose }: AnswerFormProps) {
  const t = useT()
  const save = useWrite('PUT /catchers-pitch/questions/{id}', { stale: staleReception })
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: pitchAnswerForm,
    initial: { answer: answer ?? '' },
    besides: () => ({ version }),
    send: async (body) => {
      await save.mutateAsync({ query: { group_id }, params: { id }, body })
      toast('done', t('done.saved'))
      onClose()
    },
  })
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <Textarea
        key={form.key('answer')}
        {...form.getInputProps('answer')}
        label={t('reception.answerLabel')}
        autosize
        minRows={2}
        size="md"
        data-autofocus
      />
      <FormAlert>{alert}</FormAlert>
      <div className={classes.deeds}>
        <Button type="submit" loading={sending}>
          {t('reception.send')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('reception.cancel')}
        </Button>
      </div>
    </form>
  )
}

function QuestionRow({ question, group_id, canEdit }: { question: Question; group_id: string; canEdit: boolean }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const isAnswered = question.answer !== null
  return (
    <li className={classes.question}>
      <p className={classes.name}>{question.question}</p>
      {isAnswered && !isOpen && <p className={classes.answer}>{question.answer}</p>}
      {isOpen && <AnswerForm question={question} group_id={group_id} onClose={() => setIsOpen(false)} />}
      {canEdit && !isOpen && (
        <Button
          size="sm"
          variant={isAnswered ? 'subtle' : 'default'}
          aria-label={t(isAnswered ? 'reception.changeNamed' : 'reception.answerNamed', {
            question: question.question,
          })}
          onClick={() => setIsOpen(true)}
        >
          {t(isAnswered ? 'reception.change' : 'reception.answer')}
        </Button>
      )}
    </li>
  )
}

type PitchQuestionsProps = { questions: readonly Question[]; waiting: number; group_id: string; canEdit: boolean }

/** What applicants ask, and the answer that is given to all of them. */
export function PitchQuestions({ questions, waiting, group_id, canEdit }: PitchQuestionsProps) {
  const t = useT()
  const id = useId()
  return (
    <Card compact aria-labelledby={id}>
      <h2 id={id}>{t('reception.questions')}</h2>
      {waiting > 0 && <p className={classes.waiting}>{t('reception.waiting', { count: waiting })}</p>}
      <p className={classes.hint}>{t(questions.length === 0 ? 'reception.noQuestions' : 'reception.questionsHint')}</p>
      {questions.length > 0 && (
        <ul className={classes.questions}>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} group_id={group_id} canEdit={canEdit} />
          ))}
        </ul>
      )}
    </Card>
  )
}

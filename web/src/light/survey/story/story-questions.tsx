import { limits } from '@catchpitch/contract/limits'
import { type SubmitEvent, useId, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useStoryT } from './story-words.ts'
import type { AnsweredQuestion, OwnQuestion } from './use-story.ts'

type AskFormProps = { company: string; begins: string; onAsk: (question: string) => Promise<void>; onClose: () => void }

function AskForm({ company, begins, onAsk, onClose }: AskFormProps) {
  const t = useStoryT()
  const id = useId()
  const [text, setText] = useState(begins)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    if (text.trim() === '') {
      setProblem(t('story.ask.missing'))
      document.getElementById(id)?.focus()
      return
    }
    setIsSending(true)
    try {
      await onAsk(text)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(Object.values(error.error).flat().join(' ') || error.message)
      setIsSending(false)
    }
  }

  return (
    <form className="story-ask" onSubmit={(event) => void send(event)}>
      <label className="survey-field">
        {t('story.ask.label')}
        <textarea
          id={id}
          rows={3}
          value={text}
          maxLength={limits.pitch.question.max}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint ${id}-problem`}
          // It has just been asked for by a press.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(null)
          }}
        />
      </label>
      <p id={`${id}-hint`} className="story-note">
        {t('story.ask.hint', { company })}
      </p>
      <p id={`${id}-problem`} role="alert" className="survey-problem">
        {problem}
      </p>
      <div className="story-deeds">
        <button type="submit" className="button button-primary" aria-disabled={isSending}>
          {t('story.ask.send')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('story.ask.cancel')}
        </button>
      </div>
    </form>
  )
}

type StoryQuestionsProps = {
  company: string
  asked: OwnQuestion | null
  answered: readonly AnsweredQuestion[]
  /** Null: it is too late to ask. */
  onAsk: ((question: string) => Promise<void>) | null
}

/** What others asked and the company has answered; and the one question that everybody may ask themself. */
export function StoryQuestions({ company, asked, answered, onAsk }: StoryQuestionsProps) {
  const t = useStoryT()
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const isAnswered = asked !== null && asked.answer !== null
  if (!onAsk && !asked && answered.length === 0) return null
  return (
    <section className="story-questions" aria-labelledby={id}>
      <h3 id={id}>{t('story.questions')}</h3>
      {answered.map((one) => (
        <details key={one.id} className="story-answered">
          <summary>{one.question}</summary>
          <p>{one.answer}</p>
        </details>
      ))}
      {asked && !isAsking && (
        <div className="story-own" role="status">
          <p className="story-note">{t('story.own')}</p>
          <p>{asked.question}</p>
          {asked.answer === null ? (
            <p className="story-note">{t('story.own.waiting', { company })}</p>
          ) : (
            <p className="story-answer">{asked.answer}</p>
          )}
        </div>
      )}
      {onAsk && isAsking && (
        <AskForm company={company} begins={asked?.question ?? ''} onAsk={onAsk} onClose={() => setIsAsking(false)} />
      )}
      {onAsk && !isAsking && !isAnswered && (
        <button type="button" className="button" onClick={() => setIsAsking(true)}>
          {asked ? t('story.own.change') : t('story.ask', { company })}
        </button>
      )}
    </section>
  )
}

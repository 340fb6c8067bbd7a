import { slideReactions } from '@catchpitch/contract/pitch/slide-reactions'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { Card } from '../../../ui/kit/card.tsx'
import { NotShown } from '../../not-yet.tsx'
import { useT } from '../../words.ts'
import { receptionQuery } from './pitch-query.ts'
import { PitchQuestions } from './pitch-questions.tsx'
import classes from './reception.module.css'

type Reception = Reply<'GET /catchers-pitch/reception'>

/** How many saw a slide, what they pressed, and for how many it was the last one. */
function SlideReception({ slide, people }: { slide: Reception['slides'][number]; people: number }) {
  const t = useT()
  const { name, seen, left, reactions } = slide
  return (
    <li className={classes.slide}>
      <span className={classes.name}>{name}</span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${people === 0 ? 0 : (seen / people) * 100}%` }} />
      </span>
      <ul className={classes.facts}>
        <li>{t('reception.seen', { count: seen })}</li>
        {slideReactions.map((reaction) => (
          <li key={reaction} data-none={reactions[reaction] === 0 || undefined}>
            {t(`reception.reaction.${reaction}`, { count: reactions[reaction] })}
          </li>
        ))}
        <li data-none={left === 0 || undefined}>{t('reception.left', { count: left })}</li>
      </ul>
    </li>
  )
}

/** What applicants make of the pitch, as it happens. Nothing where there is nothing to show them. */
export function Reception({ group_id, canEdit }: { group_id: string; canEdit: boolean }) {
  const t = useT()
  const id = useId()
  const { data, error, refetch } = useQuery(receptionQuery(group_id))
  if (!data) return error ? <NotShown of="list" error={error} onRetry={refetch} /> : null
  const { people, slides, questions, waiting } = data
  if (slides.length === 0 && questions.length === 0) return null
  return (
    <div className={classes.reception}>
      <Card compact aria-labelledby={id}>
        <h2 id={id}>{t('reception.title')}</h2>
        <p className={classes.hint}>
          {people === 0
            ? t('reception.nobody')
            : `${t('reception.people', { count: people })} ${t('reception.noNames')}`}
        </p>
        {people > 0 && (
          <ol className={classes.slides}>
            {slides.map((slide) => (
              <SlideReception key={slide.id} slide={slide} people={people} />
            ))}
          </ol>
        )}
      </Card>
      <PitchQuestions questions={questions} waiting={waiting} group_id={group_id} canEdit={canEdit} />
    </div>
  )
}

import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { useT } from '../../words.ts'
import classes from './first-steps.module.css'

const steps = [
  { name: 'survey', to: '/surveys/templates', word: 'survey.edit' },
  { name: 'published', to: '/surveys', word: 'survey.publish' },
  { name: 'invited', to: '/surveys', word: 'invite.send' },
  { name: 'colleague', to: '/surveys/teams/add', word: 'team.manage' },
] as const

/** How a new company comes to its first results; gone once it has been there. */
export function FirstSteps({ done }: Pick<Reply<'GET /dashboard'>, 'done'>) {
  const t = useT()
  const person = usePerson()
  const own = steps.filter(({ word }) => may(person, word))
  const next = own.find(({ name }) => !done[name])
  if (!next) return null
  const count = own.filter(({ name }) => done[name]).length
  return (
    <section className={classes.steps} aria-labelledby="first-steps">
      <header className={classes.head}>
        <h2 id="first-steps">{t('board.steps', { company: person.company?.name ?? '' })}</h2>
        <p>{count === 0 ? t('board.stepsText') : t('board.stepsDone', { count, all: own.length })}</p>
      </header>
      <ol className={classes.list}>
        {own.map(({ name, to }, index) => (
          <li
            key={name}
            className={classes.step}
            data-done={done[name] || undefined}
            data-next={name === next.name || undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {done[name] ? <IconCheck size={16} /> : index + 1}
            </span>
            <div>
              <h3>
                {done[name] ? (
                  <>
                    {t(`board.step.${name}`)} <span className="visually-hidden">{t('board.stepDone')}</span>
                  </>
                ) : (
                  <Link to={to}>{t(`board.step.${name}`)}</Link>
                )}
              </h3>
              <p>{t(`board.stepText.${name}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

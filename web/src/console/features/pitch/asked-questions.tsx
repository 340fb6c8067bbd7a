import type { suggestedTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Card } from '../../../ui/kit/card.tsx'
import { useT } from '../../words.ts'
import classes from './pitch-page.module.css'

/** Questions that applicants ask and no slide answers; each leads to a slide that begins with it. */
export function AskedQuestions({ topics }: { topics: readonly (typeof suggestedTopics)[number][] }) {
  const t = useT()
  const id = useId()
  return (
    <Card compact aria-labelledby={id}>
      <h2 id={id}>{t('ownPitch.asked')}</h2>
      <p className={classes.hint}>{t('ownPitch.askedHint')}</p>
      <ul className={classes.asked}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link to="/surveys/catchers-pitch/create" search={{ topic }} className={classes.question}>
              <IconPlus size={16} aria-hidden />
              {t(`pitchQuestion.${topic}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

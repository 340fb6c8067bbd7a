import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { stored } from '../../../stored.ts'
import { useT } from '../../words.ts'
import classes from './pitch-page.module.css'

/** Asks for what is hard about the job. Whoever would rather not say it skips it, and is not asked again in this browser. */
export function DrawbackAsk({ group_id }: { group_id: string }) {
  const t = useT()
  const id = useId()
  const [skipped, setSkipped] = useState(() => stored.get('drawbackSkipped') === group_id)
  if (skipped) return null
  return (
    <section className={classes.ask} aria-labelledby={id}>
      <h2 id={id}>{t('ownPitch.drawbackAsk')}</h2>
      <p>{t('ownPitch.drawbackAskText')}</p>
      <div className={classes.deeds}>
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/surveys/catchers-pitch/create" search={{ drawback: 'yes' }} />}
        >
          {t('ownPitch.drawbackWrite')}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            stored.set('drawbackSkipped', group_id)
            setSkipped(true)
          }}
        >
          {t('ownPitch.drawbackSkip')}
        </Button>
      </div>
    </section>
  )
}

import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconArrowForwardUp,
  IconFlag,
  IconMicrophone,
  IconUsersGroup,
} from '@tabler/icons-react'
import { type ConsoleKey, useT } from '../../words.ts'
import classes from './feature-list.module.css'

/** The specification's features list, in the words of the first page. */
const features: readonly { name: ConsoleKey; text: ConsoleKey; icon: Icon }[] = [
  { name: 'landing.reversePitch', text: 'landing.reversePitch.text', icon: IconArrowForwardUp },
  { name: 'landing.dishonesty', text: 'landing.dishonesty.text', icon: IconFlag },
  { name: 'landing.expression', text: 'landing.expression.text', icon: IconMicrophone },
  { name: 'landing.screening', text: 'landing.screening.text', icon: IconAdjustmentsHorizontal },
  { name: 'landing.team', text: 'landing.team.text', icon: IconUsersGroup },
]

export function FeatureList() {
  const t = useT()
  return (
    <section className={classes.card} aria-labelledby="features">
      <h2 id="features">{t('landing.features')}</h2>
      <ul>
        {features.map(({ name, text, icon: Sign }) => (
          <li key={name}>
            <Sign size={22} stroke={1.6} aria-hidden />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

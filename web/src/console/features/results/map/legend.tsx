import { useT } from '../../../words.ts'
import { standings } from '../standing.ts'
import { Mark } from './mark.tsx'
import classes from './results-map.module.css'

export function Legend() {
  const t = useT()
  return (
    <ul className={classes.legend}>
      {standings.map((standing) => (
        <li key={standing}>
          <Mark standing={standing} size={14} />
          {t(`results.${standing}`)}
        </li>
      ))}
      <li>
        <Mark standing="undecided" hollow size={14} />
        {t('results.notEnough')}
      </li>
    </ul>
  )
}

import { Mark } from '../../../standing/mark.tsx'
import { standings } from '../../../standing/standing.ts'
import { useT } from '../../../words.ts'
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

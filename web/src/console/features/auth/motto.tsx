import { useT } from '../../words.ts'
import classes from './motto.module.css'

/** One dot with its ring for each person; together they make the arc of the mark. */
const people = [
  { x: 42, y: 262, ring: 30 },
  { x: 92, y: 186, ring: 22 },
  { x: 156, y: 128, ring: 34 },
  { x: 232, y: 100, ring: 26 },
  { x: 312, y: 112, ring: 32 },
  { x: 376, y: 164, ring: 24 },
  { x: 424, y: 240, ring: 36 },
  { x: 200, y: 226, ring: 20 },
  { x: 290, y: 214, ring: 28 },
]

/** What this place is about, beside the form; there is no room for it on a phone. */
export function Motto() {
  const t = useT()
  return (
    <aside className={classes.motto}>
      <div className={classes.screen}>
        <svg className={classes.picture} viewBox="0 0 466 320" aria-hidden="true">
          <path d="M233 20v290M10 180h446" />
          {people.map(({ x, y, ring }) => (
            <g key={x}>
              <ellipse cx={x} cy={y} rx={ring} ry={ring * 0.8} />
              <circle cx={x} cy={y} r="5" />
            </g>
          ))}
          <g className={classes.ball}>
            <ellipse cx="238" cy="42" rx="24" ry="20" />
            <circle cx="238" cy="42" r="9" />
          </g>
        </svg>
        <p className={classes.line}>{t('signIn.motto')}</p>
        <p className={classes.text}>{t('signIn.mottoText')}</p>
      </div>
    </aside>
  )
}

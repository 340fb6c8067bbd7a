import { useT } from '../../words.ts'
import classes from './colours.module.css'
import { DesignSection, Grid, Pieces } from './design-section.tsx'

const grounds = ['paper', 'card', 'sunk', 'line', 'line-strong', 'line-field'] as const
const inks = [
  'ink',
  'ink-2',
  'ink-3',
  'brand',
  'brand-strong',
  'brand-soft',
  'accent',
  'accent-strong',
  'accent-soft',
  'danger',
  'danger-soft',
] as const
const statuses = ['shortlisted', 'rejected', 'pipeline'] as const
const quadrants = ['q1', 'q2', 'q3', 'q4'] as const
const strengths = ['much', 'some', 'noneStrength'] as const

function Swatches({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.swatches}>
        {names.map((name) => (
          <li key={name} className={classes.swatch}>
            <span className={classes.colour} style={{ background: `var(--${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Colours() {
  const t = useT()
  return (
    <DesignSection title={t('design.colours')} text={t('design.coloursText')}>
      <Swatches title={t('design.grounds')} names={grounds} />
      <Swatches title={t('design.inks')} names={inks} />
      <div>
        <h3 className={classes.title}>{t('design.statuses')}</h3>
        <Pieces>
          {statuses.map((status) => (
            <span key={status} className={classes.status} data-status={status}>
              {t(`design.${status}`)}
            </span>
          ))}
        </Pieces>
      </div>
      <div>
        <h3 className={classes.title}>{t('design.shades')}</h3>
        <p className={classes.text}>{t('design.shadesText')}</p>
        <Grid>
          {quadrants.map((quadrant) => (
            <ul key={quadrant} className={classes.shades} data-quadrant={quadrant}>
              {strengths.map((strength) => (
                <li key={strength}>
                  <span className={classes.shade} data-strength={strength} />
                  {t(`design.${strength}`)}
                </li>
              ))}
            </ul>
          ))}
        </Grid>
      </div>
    </DesignSection>
  )
}

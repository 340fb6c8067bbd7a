import { useT } from '../../words.ts'
import { DesignSection } from './design-section.tsx'
import classes from './type-and-space.module.css'

const sizes = ['t-xl', 't-lg', 't-md', 't-sm', 't-xs'] as const
const spaces = ['s1', 's2', 's3', 's4', 's6', 's8', 's12'] as const

export function TypeAndSpace() {
  const t = useT()
  return (
    <>
      <DesignSection title={t('design.type')}>
        <ul className={classes.rows}>
          {sizes.map((size) => (
            <li key={size} className={classes.row}>
              <code>{size}</code>
              <span style={{ fontSize: `var(--${size})` }}>{t('design.typeSample')}</span>
            </li>
          ))}
        </ul>
      </DesignSection>
      <DesignSection title={t('design.spacing')}>
        <ul className={classes.rows}>
          {spaces.map((space) => (
            <li key={space} className={classes.row}>
              <code>{space}</code>
              <span className={classes.space} style={{ width: `var(--${space})` }} />
            </li>
          ))}
        </ul>
      </DesignSection>
    </>
  )
}

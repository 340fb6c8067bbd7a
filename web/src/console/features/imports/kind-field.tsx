import { personKinds } from '@catchpitch/contract/imports/import'
import { useId } from 'react'
import { useT } from '../../words.ts'
import classes from './kind-field.module.css'

export type Kind = (typeof personKinds)[number]

/** What the people in the file are to be. */
export function KindField({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const t = useT()
  const id = useId()
  return (
    <fieldset className={classes.kinds}>
      <legend className="visually-hidden">{t('import.whom')}</legend>
      {personKinds.map((one) => (
        <label key={one} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            checked={one === kind}
            aria-describedby={`${id}-${one}`}
            onChange={() => onChange(one)}
          />
          {t(`import.kind.${one}`)}
          <span id={`${id}-${one}`} className={classes.hint}>
            {t(`import.kind.${one}.hint`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

import { type Language, languageName } from '@catchpitch/contract/languages'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useT } from '../words.ts'
import classes from './missing-languages.module.css'

/** Whether something is written in all languages, and in which not. */
export function MissingLanguages({ missing }: { missing: readonly Language[] }) {
  const t = useT()
  const complete = missing.length === 0
  const languages = missing.map((language) => languageName[language]).join(', ')
  return (
    <span className={classes.state} data-complete={complete || undefined}>
      {complete ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleDashed size={16} aria-hidden />}
      {complete ? t('record.complete') : t('record.missing', { languages })}
    </span>
  )
}

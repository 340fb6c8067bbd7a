import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { UnstyledButton } from '@mantine/core'
import { useLanguage } from '../../../i18n/translator.ts'
import classes from './all-results-cells.module.css'

type PressableProps = { name: string; title: string; onPress: () => void }

/** A name in a row that narrows the list to itself. */
export function Pressable({ name, title, onPress }: PressableProps) {
  return (
    <UnstyledButton className={classes.filter} title={title} onClick={onPress}>
      {name}
    </UnstyledButton>
  )
}

export function Moment({ at }: { at: string }) {
  const language = languageFrom(useLanguage())
  const instant = new Date(at)
  return (
    <time dateTime={at} className={classes.when}>
      {formatDay(instant, language)} <span className={classes.quiet}>{formatTime(instant, language)}</span>
    </time>
  )
}

/** Two lines of which the second is the quieter. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className={classes.lines}>
      {first}
      <span className={classes.quiet}>{second}</span>
    </span>
  )
}

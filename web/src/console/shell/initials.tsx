import classes from './initials.module.css'

/** The letters that the first two words of a name begin with; one sign is enough for a name in Chinese. */
function initialsOf(name: string): string {
  const [first = '', second = ''] = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []
  return /\p{Script=Han}/u.test(first) ? first : `${first}${second}`.toUpperCase()
}

type InitialsProps = { name: string; square?: boolean; size?: number }

/** Stands for a picture where there is none; the name itself is always beside it. */
export function Initials({ name, square = false, size = square ? 26 : 30 }: InitialsProps) {
  const style = { width: size, height: size, fontSize: Math.max(11, size * 0.36) }
  return (
    <span className={classes.initials} style={style} data-square={square || undefined} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

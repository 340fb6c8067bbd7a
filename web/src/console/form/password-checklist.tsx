import { passwordRules } from '@catchpitch/contract/fields/password'
import { limits } from '@catchpitch/contract/limits'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { type ConsoleKey, useT } from '../words.ts'
import classes from './password-checklist.module.css'

const rules = [
  { label: 'password.rule.length', holds: passwordRules.length },
  { label: 'password.rule.upper', holds: passwordRules.upper },
  { label: 'password.rule.lower', holds: passwordRules.lower },
  { label: 'password.rule.number', holds: passwordRules.number },
  { label: 'password.rule.special', holds: passwordRules.special },
] as const satisfies { label: ConsoleKey; holds: (password: string) => boolean }[]

/** What the password still lacks, while it is typed. Made of spans, because it is the description of a field. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useT()
  return (
    <span className={classes.rules}>
      {rules.map(({ label, holds }) => {
        const met = holds(password)
        return (
          <span key={label} className={classes.rule} data-met={met || undefined}>
            {met ? <IconCircleCheckFilled size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
            <span>
              {t(label, { min: limits.password.min })}{' '}
              <span className="visually-hidden">{t(met ? 'password.rule.met' : 'password.rule.open')}</span>
            </span>
          </span>
        )
      })}
    </span>
  )
}

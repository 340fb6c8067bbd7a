import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { UnstyledButton } from '@mantine/core'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { useT } from '../../words.ts'
import classes from './audit-cells.module.css'
import { useDeeds } from './use-deeds.ts'

export type AuditEvent = Reply<'GET /admin/audit-log'>[number]

export function Deed({ event: { action, fields, reason } }: { event: AuditEvent }) {
  const t = useT()
  const say = useDeeds()
  return (
    <span className={classes.deed}>
      {say.deed(action)}
      {fields.length > 0 && <span className={classes.detail}>{say.fields(fields)}</span>}
      {reason && <span className={classes.detail}>{t('audit.reason', { reason })}</span>}
    </span>
  )
}

type WhoProps = { event: AuditEvent; onFilter: (name: 'actor' | 'impersonator', id: string) => void }

/** Whose account it was done with; below, who sat there in truth. */
export function Who({ event: { actor, impersonator }, onFilter }: WhoProps) {
  const t = useT()
  if (!actor) return <span className={classes.detail}>{t('audit.nobody')}</span>
  return (
    <span className={classes.who}>
      <UnstyledButton
        className={classes.filter}
        title={t('audit.onlyPerson', { name: actor.full_name })}
        onClick={() => onFilter('actor', actor.id)}
      >
        {actor.full_name}
      </UnstyledButton>
      {impersonator && (
        <UnstyledButton
          className={classes.support}
          title={t('audit.onlySupport', { name: impersonator.full_name })}
          onClick={() => onFilter('impersonator', impersonator.id)}
        >
          {t('audit.by', { staff: impersonator.full_name })}
        </UnstyledButton>
      )}
    </span>
  )
}

export function When({ at }: { at: string }) {
  const language = languageFrom(useLanguage())
  const instant = new Date(at)
  return (
    <time dateTime={at} className={classes.when}>
      {formatDay(instant, language)} <span className={classes.time}>{formatTime(instant, language)}</span>
    </time>
  )
}

import { formatMoment } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconLifebuoy } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { translateNow, useLanguage } from '../../../i18n/translator.ts'
import classes from '../../person/own-page.module.css'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { type ConsoleKey, useT } from '../../words.ts'
import { deviceName } from './device-name.ts'
import sessionClasses from './sessions-card.module.css'

type Session = Reply<'GET /sessions'>[number]

const phones = new Set(['Android', 'iPhone', 'iPad'])

function SessionIcon({ session: { device, is_support } }: { session: Session }) {
  const Icon = phones.has(deviceName(device)?.system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  return is_support ? <IconLifebuoy size={22} aria-hidden /> : <Icon size={22} aria-hidden />
}

function useNameOf({ device, is_support }: Session): string {
  const t = useT()
  const name = deviceName(device)
  if (is_support) return t('sessions.support')
  return name ? t('sessions.device', name) : t('sessions.unknownDevice')
}

function useMoment(): (iso: string) => string {
  const language = languageFrom(useLanguage())
  return (iso) => formatMoment(new Date(iso), language)
}

function SessionRow({ session, inPerson }: { session: Session; inPerson: boolean }) {
  const t = useT()
  const moment = useMoment()
  const name = useNameOf(session)
  const end = useWrite('DELETE /sessions/{id}', { stale: ['/sessions'] })
  return (
    <li className={sessionClasses.session}>
      <SessionIcon session={session} />
      <div className={sessionClasses.words}>
        <p className={sessionClasses.name}>
          {name}
          {session.is_current && <span className={sessionClasses.here}>{t('sessions.here')}</span>}
        </p>
        <p className={sessionClasses.detail}>
          {session.ip && <span>{t('sessions.from', { ip: session.ip })}</span>}
          <span>{t('sessions.since', { time: moment(session.created_at) })}</span>
          <span>{t('sessions.lastSeen', { time: moment(session.last_seen_at) })}</span>
        </p>
      </div>
      {inPerson && !session.is_current && (
        <Button
          size="sm"
          variant="default"
          loading={end.isPending}
          aria-label={t('sessions.endName', { name })}
          onClick={() =>
            end.mutate({ params: { id: session.id } }, { onError: ({ message }) => toast('failed', message) })
          }
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

type SessionsCardProps = {
  /** Staff who look through somebody's eyes see the sessions and end none. */
  inPerson: boolean
}

/** Where somebody is signed in. A device that they do not know can be signed out from here. */
export function SessionsCard({ inPerson }: SessionsCardProps) {
  const t = useT()
  const title = useId()
  const { data: sessions } = useSuspenseQuery(readQuery('GET /sessions', {}))
  const endOthers = useWrite('DELETE /sessions', { stale: ['/sessions'] })
  return (
    <section className={classes.card} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('sessions.title')}</h2>
        <p className={classes.hint}>{t('sessions.lead')}</p>
      </header>
      <ul className={sessionClasses.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} inPerson={inPerson} />
        ))}
      </ul>
      {inPerson && sessions.length > 1 && (
        <div className={classes.actions}>
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(
                {},
                {
                  onSuccess: () => toast('done', translateNow('done.signedOutEverywhere' satisfies ConsoleKey)),
                  onError: ({ message }) => toast('failed', message),
                },
              )
            }
          >
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </section>
  )
}

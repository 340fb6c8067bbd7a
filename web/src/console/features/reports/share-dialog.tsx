import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { type ReportLinkKind, reportLinkDays, reportLinkKinds } from '@catchpitch/contract/report-links/report-link'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { Outline } from '../../../ui/kit/skeleton.tsx'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { readQuery, useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import type { ReportKey } from './report-query.ts'
import classes from './share-dialog.module.css'

type ReportLink = Reply<'GET /report-links'>[number]

const stale = ['/report-links']

const dayWords = ['1', '7', '30'] as const satisfies `${(typeof reportLinkDays)[number]}`[]
type DayWord = (typeof dayWords)[number]

function LiveLink({ link, group_id }: { link: ReportLink; group_id: string }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const revoke = useWrite('DELETE /report-links/{id}', { stale })
  const dayOf = (moment: string) => formatDay(new Date(moment), language)
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${link.path}`)
    toast('done', t('sharing.copied'))
  }
  const end = async () => {
    await revoke.mutateAsync({ params: { id: link.id }, query: { group_id } })
    toast('done', t('sharing.revoked'))
  }
  const kind = t(`sharing.kind.${link.kind}`)
  const time = formatTime(new Date(link.expires_at), language)
  const said = t('sharing.until', { kind, day: dayOf(link.expires_at), time })
  return (
    <li className={classes.link}>
      <div>
        <a href={link.path} target="_blank" rel="noreferrer">
          {said}
        </a>
        <p className={classes.quiet}>
          {t('sharing.made', { name: link.created_by })},{' '}
          {link.opened_at ? t('sharing.opened', { day: dayOf(link.opened_at) }) : t('sharing.unopened')}
        </p>
        <FormAlert>{revoke.error?.message}</FormAlert>
      </div>
      <div className={classes.deeds}>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          {t('sharing.copy')}
        </Button>
        <Button size="sm" variant="subtle" loading={revoke.isPending} onClick={() => void end()}>
          {t('sharing.revoke')}
          <span className="visually-hidden">: {said}</span>
        </Button>
      </div>
    </li>
  )
}

function LiveLinks({ reportKey: { group_id, id } }: { reportKey: ReportKey }) {
  const t = useT()
  const { data, error } = useQuery(readQuery('GET /report-links', { query: { group_id, result_id: id } }))
  if (error && !data) return <FormAlert>{error.message}</FormAlert>
  if (!data) return <Outline shape="lines" />
  if (data.length === 0) return <p className={classes.quiet}>{t('sharing.none')}</p>
  return (
    <ul className={classes.links}>
      {data.map((link) => (
        <LiveLink key={link.id} link={link} group_id={group_id} />
      ))}
    </ul>
  )
}

type ShareDialogProps = { reportKey: ReportKey; name: string; opened: boolean; onClose: () => void }

/** Makes links by which somebody's report is read from outside, and ends them. */
export function ShareDialog({ reportKey, name, opened, onClose }: ShareDialogProps) {
  const t = useT()
  const [kind, setKind] = useState<ReportLinkKind>('export')
  const [days, setDays] = useState<DayWord>('7')
  const create = useWrite('POST /report-links', { stale })
  const make = () => {
    const chosen = reportLinkDays.find((one) => String(one) === days)
    const body = { kind, ids: [reportKey.id], days: chosen }
    create.mutate({ query: { group_id: reportKey.group_id }, body })
  }
  return (
    // Not centred: when its links come it grows downwards only, and the button stays where it is being pressed.
    <ModalDialog
      opened={opened}
      onClose={onClose}
      size={620}
      title={t('sharing.title', { name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <div className={classes.dialog}>
        <p>{t('sharing.text')}</p>
        <div className={classes.choices}>
          <div>
            <p className={classes.label}>{t('sharing.kind')}</p>
            <WordSegments
              label={t('sharing.kind')}
              value={kind}
              segments={reportLinkKinds.map((one) => ({ value: one, label: t(`sharing.kind.${one}`) }))}
              onChoose={setKind}
            />
          </div>
          <div>
            <p className={classes.label}>{t('sharing.days')}</p>
            <WordSegments
              label={t('sharing.days')}
              value={days}
              segments={dayWords.map((one) => ({ value: one, label: t(`sharing.days${one}`) }))}
              onChoose={setDays}
            />
          </div>
        </div>
        <FormAlert>{create.error?.message}</FormAlert>
        <Button className={classes.create ?? ''} loading={create.isPending} onClick={make}>
          {t('sharing.create')}
        </Button>
        <h3>{t('sharing.live')}</h3>
        <LiveLinks reportKey={reportKey} />
      </div>
    </ModalDialog>
  )
}

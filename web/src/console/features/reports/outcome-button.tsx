import { formatDay, startOfDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { useT } from '../../words.ts'
import type { ReportInfo, ReportKey } from './report-query.ts'

// Days are noted once or twice for a person: the dialog comes when it is opened.
const OutcomeDialog = lazy(async () => ({ default: (await import('./outcome-dialog.tsx')).OutcomeDialog }))

/** What became of somebody, in a few words; nothing as long as nothing is noted. */
export function useOutcomeWords(outcome: ReportInfo['outcome']): string | null {
  const t = useT()
  const language = languageFrom(useLanguage())
  if (outcome === null) return null
  const { hired_on, resigned_on } = outcome
  const written = (day: string) => formatDay(startOfDay(day), language)
  return resigned_on === null
    ? t('reports.outcome.here', { day: written(hired_on) })
    : t('reports.outcome.left', { from: written(hired_on), until: written(resigned_on) })
}

type OutcomeButtonProps = { reportKey: ReportKey; name: string; outcome: ReportInfo['outcome'] }

/** For whoever decides: since when somebody who is shortlisted works here, and until when they did. */
export function OutcomeButton({ reportKey, name, outcome }: OutcomeButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBriefcase size={18} aria-hidden />}
        onClick={() => {
          setOpen(true)
          setWasOpen(true)
        }}
      >
        {t(outcome === null ? 'reports.outcome.note' : 'reports.outcome.change')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <OutcomeDialog
            reportKey={reportKey}
            name={name}
            outcome={outcome}
            opened={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

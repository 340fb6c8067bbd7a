import './sheets.css'
import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useLanguage } from '../i18n/translator.ts'
import { type DynamicReport, DynamicSheet } from './dynamic-sheet.tsx'
import { type OrganicReport, OrganicSheet } from './organic-sheet.tsx'
import { useSheetT } from './sheet-words.ts'

type ReportSheetProps = {
  title: string
  person: { code: string; name: string | null }
  survey: string
  completed_at: string
  organic: OrganicReport | null
  dynamic: DynamicReport | null
}

/** One person's report as it is printed: begun on a page of its own, and no statement cut in two. */
export function ReportSheet({ title, person, survey, completed_at, organic, dynamic }: ReportSheetProps) {
  const t = useSheetT()
  const language = languageFrom(useLanguage())
  return (
    <article className="sheet">
      <header className="sheet-head">
        <p className="sheet-quiet">
          {title} · {survey}
        </p>
        <h2>{person.name ?? person.code}</h2>
        <p className="sheet-quiet">
          {person.name !== null && `${person.code} · `}
          {t('sheets.completed', { day: formatDay(new Date(completed_at), language) })}
        </p>
      </header>
      {dynamic && <DynamicSheet report={dynamic} />}
      {organic && <OrganicSheet report={organic} />}
      <footer className="sheet-foot">{t('sheets.noScore')}</footer>
    </article>
  )
}

import { formatDay, formatTime } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import type { Reply } from '../../api/calls.ts'
import { useLanguage } from '../../i18n/translator.ts'
import { ReportSheet } from '../../sheets/report-sheet.tsx'
import { loadSheetWords, useSheetT } from '../../sheets/sheet-words.ts'

// Through here, so that whoever comes without a link asks for no file more.
export { loadSheetWords }

/** The reports that somebody shared, to be read and printed. */
export function SharedReport({ report }: { report: Reply<'GET /open/reports/{token}'> }) {
  const t = useSheetT()
  const language = languageFrom(useLanguage())
  const end = new Date(report.expires_at)
  const title = t(`sheets.${report.kind}`)
  return (
    <div className="sheets">
      <div className="sheets-tools">
        <div>
          <h1>{title}</h1>
          <p className="sheet-quiet">
            {t('sheets.until', {
              company: report.company,
              day: formatDay(end, language),
              time: formatTime(end, language),
            })}
          </p>
        </div>
        <button type="button" className="button" onClick={() => window.print()}>
          {t('sheets.print')}
        </button>
      </div>
      {report.people.map((one) => (
        <ReportSheet key={one.person.id} title={title} survey={report.survey} {...one} />
      ))}
    </div>
  )
}

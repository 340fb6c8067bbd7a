import { formatDay } from '@catchpitch/contract/dates'
import { type ColumnStyle, columnsOfExport } from '@catchpitch/contract/exports/export'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Reply } from '../../../../api/calls.ts'
import { useLanguage } from '../../../../i18n/translator.ts'
import { ScrollingRegion } from '../../../../ui/kit/scrolling-region.tsx'
import { NotYet } from '../../../not-yet.tsx'
import { Page } from '../../../page.tsx'
import { usePerson } from '../../../person/load-person.ts'
import { readQuery } from '../../../queries.ts'
import { useMoment } from '../../../use-moment.ts'
import { useT } from '../../../words.ts'
import { kindOf, type PaperAddress } from './paper-address.ts'
import classes from './paper-page.module.css'

type Table = Reply<'GET /exports/table'>
type Cell = Table['lines'][number][number]

/** The file has figures in full; paper is read, so that they are rounded as on the screen. */
function shown(cell: Cell, style: ColumnStyle, momentOf: (iso: string) => string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return style === 'moment' ? momentOf(cell) : cell
  if (style === 'share') return `${Math.round(cell * 100)}%`
  // Nothing is left that could have a sign.
  return style === 'number' ? cell.toFixed(2).replace(/^-(?=0\.00$)/, '') : String(cell)
}

const word_max = 18

/** A code or a status stays on its line; an address, or a word that nobody foresaw, breaks before it widens the page. */
function breaking(text: string): 'never' | 'anywhere' | undefined {
  const words = text.split(/\s/u)
  if (words.some(({ length }) => length > word_max)) return 'anywhere'
  return words.length === 1 ? 'never' : undefined
}

function PrintedTable({ table: { columns, lines }, label }: { table: Table; label: string }) {
  const momentOf = useMoment()
  return (
    <ScrollingRegion label={label} className={classes.frame}>
      <table className={classes.table} data-dense={columns.length > 12 || undefined}>
        <thead>
          <tr>
            {columns.map(({ title, style }) => (
              <th key={title} scope="col" data-style={style}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((cells, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- nothing is ever moved, put in or taken out.
            <tr key={line}>
              {columns.map(({ title, style }, at) => {
                const text = shown(cells[at] ?? null, style, momentOf)
                return (
                  <td key={title} data-style={style} data-breaking={breaking(text)}>
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingRegion>
  )
}

function tableQuery(group_id: string, search: PaperAddress) {
  const { survey, keyword = '', order = '', filter = '', ids, columns } = search
  const kind = kindOf(search)
  return readQuery('GET /exports/table', {
    query: {
      group_id,
      kind,
      columns: columns ?? columnsOfExport[kind].filter((column) => column !== 'shades').join(','),
      keyword,
      filter,
      ...(order && { order }),
      ...(survey && { survey_id: survey }),
      ...(ids && { ids }),
    },
  })
}

/** A list as it is printed, or saved as PDF by the browser, which has letters for every name. */
export function PaperPage() {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { company } = usePerson()
  const search = useSearch({ from: '/signed-in/surveys/results/export/preview' })
  const { data, dataUpdatedAt, error, refetch } = useQuery(tableQuery(company?.id ?? '', search))
  const title = t(`exports.kind.${kindOf(search)}`)
  return (
    <Page name="surveys.results.export.preview" title={title}>
      <div className={classes.page}>
        <div className={classes.tools}>
          <Button variant="default" component={Link} to="/surveys/results">
            {t('exports.paper.back')}
          </Button>
          <Button disabled={!data?.lines.length} onClick={() => window.print()}>
            {t('exports.paper.print')}
          </Button>
        </div>
        {!data && <NotYet error={error} onRetry={refetch} />}
        {data && (
          <article className={classes.sheet}>
            <h1>{title}</h1>
            <p className={classes.quiet}>
              {[
                company?.name,
                formatDay(new Date(dataUpdatedAt), language),
                t('exports.paper.people', { count: data.printed }),
              ].join(' · ')}
            </p>
            {data.total > data.printed && (
              <p className={classes.quiet}>{t('exports.paper.more', { total: data.total })}</p>
            )}
            {data.lines.length === 0 ? <p>{t('exports.nobody')}</p> : <PrintedTable table={data} label={title} />}
          </article>
        )}
      </div>
    </Page>
  )
}

import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ReportSheet } from '../../../sheets/report-sheet.tsx'
import { loadSheetWords, useSheetT } from '../../../sheets/sheet-words.ts'
import { NotYet } from '../../not-yet.tsx'
import { Page } from '../../page.tsx'
import { usePerson } from '../../person/load-person.ts'
import { dynamicQuery, infoQuery, organicQuery } from './report-query.ts'

export { loadSheetWords }

/** As many as one link can share. */
const most_people = 20

type PreviewProps = { kind: 'organic' | 'dynamic' }

/** All of them or none: what is printed has nobody missing in the middle. */
function useReports(kind: PreviewProps['kind'], ids: readonly string[]) {
  const { company } = usePerson()
  const client = useQueryClient()
  const group_id = company?.id ?? ''
  const read = async (id: string) => {
    const info = await client.query(infoQuery({ group_id, id }))
    return {
      info,
      organic: kind === 'organic' ? await client.query(organicQuery({ group_id, id }, info.level)) : null,
      dynamic: kind === 'dynamic' ? await client.query(dynamicQuery(group_id, [id])) : null,
    }
  }
  return useQuery({
    queryKey: ['report sheets', kind, group_id, ids],
    queryFn: () => Promise.all(ids.map(read)),
    // Each of its parts has been tried again by then.
    retry: false,
  })
}

function Preview({ kind }: PreviewProps) {
  const t = useSheetT()
  const { ids = '' } = useSearch({ strict: false })
  const wanted = [...new Set(String(ids).split(',').filter(Boolean))].slice(0, most_people)
  const { data: reports, error, refetch } = useReports(kind, wanted)
  const title = t(`sheets.${kind}`)
  return (
    <Page name={`${kind}.export.preview`} title={title}>
      <div className="sheets">
        <div className="sheets-tools">
          <h1>{title}</h1>
          <div className="sheets-deeds">
            {/* There is nothing of the console round it: a print shows what the screen shows. */}
            <Button variant="default" component={Link} to="/surveys/results">
              {t('sheets.back')}
            </Button>
            <Button disabled={!reports?.length} onClick={() => window.print()}>
              {t('sheets.print')}
            </Button>
          </div>
        </div>
        {wanted.length === 0 && <p>{t('sheets.nobody')}</p>}
        {wanted.length > 0 && !reports && <NotYet error={error} onRetry={refetch} />}
        {reports?.map(({ info, organic, dynamic }) => (
          <ReportSheet
            key={info.person.id}
            title={title}
            person={info.person}
            survey={info.survey.name}
            completed_at={info.completed_at}
            organic={organic}
            dynamic={dynamic}
          />
        ))}
      </div>
    </Page>
  )
}

export const OrganicPreviewPage = () => <Preview kind="organic" />
export const DynamicPreviewPage = () => <Preview kind="dynamic" />

import type { JobTextType } from '@catchpitch/contract/modules/template-type'
import { Link } from '@tanstack/react-router'
import type { Reply } from '../../../api/calls.ts'
import { EmptyList } from '../../empty/empty-list.tsx'
import { useOptions } from '../../form/choices.ts'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { ListGrammar } from '../../list/list-state.ts'
import { useList } from '../../list/use-list.ts'
import { usePerson } from '../../person/load-person.ts'
import { pageQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './offers-page.module.css'
import { TemplatesTabs } from './templates-tabs.tsx'

type JobTemplate = Reply<'GET /my-surveys/job-templates'>[number]

const grammar: ListGrammar = {
  order: 'position',
  orders: ['position', '-position', 'name', '-name'],
  filters: ['job_position'],
}

const pageOf = {
  job_description: 'surveys.templates.job-descriptions',
  day_to_day_scenario: 'surveys.templates.day-to-day-scenarios',
} as const satisfies Record<JobTextType, string>

function useColumns(): readonly ListColumn<JobTemplate>[] {
  const t = useT()
  return [
    {
      key: 'name',
      title: t('jobTexts.name'),
      order: 'name',
      fixed: true,
      cell: ({ name, excerpt }) => (
        <span>
          <span className={classes.name}>{name}</span>
          <span className={classes.description}>{excerpt}</span>
        </span>
      ),
    },
    {
      key: 'position',
      title: t('jobTexts.position'),
      cell: ({ position }) => position ?? t('jobTexts.anyPosition'),
    },
    {
      key: 'industry',
      title: t('jobTexts.industry'),
      cell: ({ industry }) => industry ?? t('jobTexts.anyIndustry'),
    },
    {
      key: 'words',
      title: t('jobTexts.length'),
      narrow: true,
      align: 'end',
      cell: ({ words }) => t('jobTexts.words', { count: words }),
    },
  ]
}

function JobTemplatesPage({ type }: { type: JobTextType }) {
  const t = useT()
  const group_id = usePerson().company?.id ?? ''
  const list = useList(grammar, ({ filter, ...query }) =>
    pageQuery('GET /my-surveys/job-templates', {
      query: { group_id, ...query, filter: [`type:${type}`, filter].filter(Boolean).join(';') },
    }),
  )
  const columns = useColumns()
  const positions = useOptions('job_position')
  return (
    <ShellPage name={pageOf[type]} title={t('offers.title')} lead={t(`jobTexts.lead.${type}`)}>
      <TemplatesTabs />
      <EntityTable
        name="job-templates"
        title={t(`jobTexts.${type}`)}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        keywordLabel={t('jobTexts.keyword')}
        filters={[
          {
            name: 'job_position',
            label: t('jobTexts.position'),
            all: t('jobTexts.allPositions'),
            choices: positions,
          },
        ]}
        renderLink={({ id }, name) => (
          <Link to="/surveys/templates/text" search={{ id }}>
            {name}
          </Link>
        )}
        empty={<EmptyList of="templates" />}
      />
    </ShellPage>
  )
}

/** What jobs are, for a company to describe its own with. */
export const JobDescriptionsPage = () => <JobTemplatesPage type="job_description" />

/** And what an ordinary day in them is like. */
export const DayToDayScenariosPage = () => <JobTemplatesPage type="day_to_day_scenario" />

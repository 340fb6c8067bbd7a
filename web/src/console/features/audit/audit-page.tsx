import { platformGroupId } from '@catchpitch/contract/ids'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { EntityTable, type ListColumn } from '../../list/entity-table.tsx'
import type { FilterField } from '../../list/list-filter.ts'
import { companiesLike, peopleLike } from '../../list/lookups.ts'
import { type List, useList } from '../../list/use-list.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { type AuditEvent, Deed, When, Who } from './audit-cells.tsx'
import { AuditExport } from './audit-export.tsx'
import { auditGrammar, auditQuery } from './audit-list.ts'
import { deeds } from './deeds.ts'
import { useDeeds } from './use-deeds.ts'

/** What the platform does for itself, or for somebody who has no company yet, belongs to none. */
function useCompanyOf(): (event: AuditEvent) => string {
  const t = useT()
  return ({ group }) => (group.id === platformGroupId ? t('audit.platform') : group.name)
}

function useColumns({ state, show }: List<AuditEvent>): readonly ListColumn<AuditEvent>[] {
  const t = useT()
  const companyOf = useCompanyOf()
  const filterBy = (name: string, id: string) => show({ filter: { ...state.filter, [name]: [id] } })
  return [
    { key: 'what', title: t('audit.what'), fixed: true, cell: (event) => <Deed event={event} /> },
    { key: 'who', title: t('audit.who'), cell: (event) => <Who event={event} onFilter={filterBy} /> },
    { key: 'company', title: t('audit.company'), cell: companyOf },
    { key: 'when', title: t('audit.when'), narrow: true, order: 'at', cell: ({ at }) => <When at={at} /> },
    { key: 'from', title: t('audit.from'), narrow: true, optional: true, cell: ({ ip }) => ip },
  ]
}

/** Who did what, when, and on whose behalf, over all companies. */
export function AuditPage() {
  const t = useT()
  const say = useDeeds()
  const list = useList(auditGrammar, auditQuery)
  const columns = useColumns(list)
  const events = list.rows ?? []
  const nameOfPerson = (id: string) =>
    events.flatMap(({ actor, impersonator }) => [actor, impersonator]).find((person) => person?.id === id)?.full_name

  const filters: readonly FilterField[] = [
    {
      name: 'action',
      label: t('audit.what'),
      all: t('audit.allDeeds'),
      choices: deeds.map((name) => ({ value: name, label: say.deed(name) })),
      nameOf: say.deed,
    },
    { name: 'actor', label: t('audit.who'), all: t('audit.allPeople'), choices: peopleLike, nameOf: nameOfPerson },
    {
      name: 'group',
      label: t('audit.company'),
      all: t('people.allInCompanies'),
      choices: companiesLike,
      nameOf: (id) => events.find(({ group }) => group.id === id)?.group.name,
    },
    {
      name: 'impersonator',
      label: t('audit.impersonator'),
      all: t('audit.allSupport'),
      choices: null,
      nameOf: nameOfPerson,
    },
    { name: 'subject', label: t('audit.subject'), all: t('audit.allSubjects'), choices: null },
  ]

  return (
    <ShellPage name="admin.audit-log" title={t('audit.title')} lead={t('audit.lead')}>
      <AuditExport state={list.state} />
      <EntityTable
        name="admin_audit_log"
        title={t('audit.title')}
        list={list}
        columns={columns}
        nameOf={({ action }) => say.deed(action)}
        keywordLabel={t('audit.keyword')}
        filters={filters}
        empty={<EmptyState picture="data" title={t('audit.none')} text={t('audit.noneText')} />}
      />
    </ShellPage>
  )
}

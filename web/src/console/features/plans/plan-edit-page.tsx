import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { NotYet } from '../../not-yet.tsx'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { PlanForm } from './plan-form.tsx'

const planQuery = (id: string) => readQuery('GET /admin/plan-details/{id}', { params: { id } })

export function PlanEditPage() {
  const t = useT()
  const { id = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useQuery({ ...planQuery(id), staleTime: 0, refetchOnWindowFocus: false })
  const showTheirs = async () => {
    await client.invalidateQueries(planQuery(id))
    setRound(round + 1)
  }
  return (
    <ShellPage
      name="admin.plan-details.id.edit"
      title={data?.title.en ?? t('money.plan')}
      {...(data && { lead: t('money.knownAs', { sku: data.sku }) })}
      above={<Link to="/admin/plan-details">{t('planDetails.title')}</Link>}
    >
      {!data && <NotYet error={error} onRetry={refetch} />}
      {data && <PlanForm key={`${id}:${round}`} plan={data} onTheirs={showTheirs} />}
    </ShellPage>
  )
}

export function PlanCreatePage() {
  const t = useT()
  return (
    <ShellPage
      name="admin.plan-details.create"
      title={t('money.newPlan')}
      above={<Link to="/admin/plan-details">{t('planDetails.title')}</Link>}
    >
      <PlanForm />
    </ShellPage>
  )
}

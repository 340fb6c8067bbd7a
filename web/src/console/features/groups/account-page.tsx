import { formatDay, lastMomentBefore } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { formatCount } from '../../../ui/money.ts'
import { Facts, FactsGrid } from '../../facts/facts.tsx'
import { EmailSettingsForm, type SettingsCalls } from '../../mail/email-settings-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { Tabs, viewTab } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import { AccountForm } from './account-form.tsx'
import classes from './account-page.module.css'

type TabProps = { group_id: string; isReadOnly: boolean }

function Standing({ account: { plan, usage } }: { account: Reply<'GET /account'> }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const amount = ({ used, allowed }: { used: number; allowed: number | null }) =>
    allowed === null
      ? t('billing.usedOfAny', { used: formatCount(used, language) })
      : t('billing.usedOf', { used: formatCount(used, language), allowed: formatCount(allowed, language) })
  return (
    <FactsGrid>
      <Facts
        title={t('companyAccount.plan')}
        facts={
          plan
            ? [
                { label: t('companyAccount.planTitle'), value: plan.title },
                { label: t('companyAccount.until'), value: formatDay(lastMomentBefore(plan.ends_at), language) },
              ]
            : [{ label: t('companyAccount.planTitle'), value: t('companyAccount.noPlan') }]
        }
      />
      {usage && (
        <Facts
          title={t('companyAccount.usage')}
          facts={[
            { label: t('companyAccount.surveys'), value: amount(usage.surveys) },
            { label: t('companyAccount.participants'), value: amount(usage.participants) },
            { label: t('companyAccount.people'), value: amount(usage.people) },
          ]}
        />
      )}
    </FactsGrid>
  )
}

function CompanyTab({ group_id, isReadOnly }: TabProps) {
  const { data, error, refetch } = useQuery(readQuery('GET /account', { query: { group_id } }))
  const [drawn, setDrawn] = useState(0)
  if (!data) return <NotYet error={error} onRetry={refetch} />
  return (
    <div className={classes.tab}>
      <AccountForm
        key={drawn}
        account={data}
        group_id={group_id}
        isReadOnly={isReadOnly}
        onTheirs={() => setDrawn(drawn + 1)}
      />
      <Standing account={data} />
    </div>
  )
}

const emailCalls = (group_id: string): SettingsCalls => ({
  path: '/email-settings',
  read: async () => (await api('GET /email-settings', { query: { group_id } })).data,
  write: async (body) => (await api('PUT /email-settings', { query: { group_id }, body })).data,
  test: async () => (await api('POST /email-settings/test', { query: { group_id } })).data,
})

function EmailTab({ group_id, isReadOnly }: TabProps) {
  const { data, error, refetch } = useQuery(readQuery('GET /email-settings', { query: { group_id } }))
  const [drawn, setDrawn] = useState(0)
  if (!data) return <NotYet error={error} onRetry={refetch} />
  return (
    <EmailSettingsForm
      key={drawn}
      settings={data}
      calls={emailCalls(group_id)}
      isReadOnly={isReadOnly}
      onTheirs={() => setDrawn(drawn + 1)}
    />
  )
}

const tabs = [
  { key: undefined, label: 'companyAccount.company' },
  { key: 'email', label: 'emailSettings.title' },
] as const

/** The company itself: what it says of itself, the plan that it holds, and how its mails go out. */
export function AccountPage() {
  const t = useT()
  const person = usePerson()
  const { tab } = useSearch({ from: '/signed-in/surveys/account' })
  const { company } = person
  const isReadOnly = !may(person, 'company.edit')
  const Tab = tab === 'email' ? EmailTab : CompanyTab
  return (
    <ShellPage
      name="surveys.account"
      title={t('companyAccount.title')}
      lead={t(tab === 'email' ? 'emails.settingsLead' : 'companyAccount.lead')}
    >
      <Tabs label={t('companyAccount.title')}>
        {tabs.map(({ key, label }) => (
          <Link key={label} to="/surveys/account" search={{ tab: key }} {...viewTab(key === tab)}>
            {t(label)}
          </Link>
        ))}
      </Tabs>
      {isReadOnly && <p className={classes.note}>{t('companyAccount.readOnly')}</p>}
      {company && <Tab key={company.id} group_id={company.id} isReadOnly={isReadOnly} />}
    </ShellPage>
  )
}

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
import { isLookedThrough, mayPay } from '../../paying/may-pay.ts'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { Tabs, viewTab } from '../../tabs/tabs.tsx'
import { useT } from '../../words.ts'
import { AccountForm } from './account-form.tsx'
import classes from './account-page.module.css'
import { BillingForm } from './billing-form.tsx'

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

function BillingTab({ group_id }: TabProps) {
  const person = usePerson()
  const isImpersonated = isLookedThrough(person)
  const t = useT()
  return (
    <div className={classes.tab}>
      <div>
        {isImpersonated && <p className={classes.note}>{t('billingDetails.impersonated')}</p>}
        <BillingForm group_id={group_id} isReadOnly={isImpersonated || !mayPay(person)} />
      </div>
    </div>
  )
}

const tabs = [
  { key: undefined, label: 'companyAccount.company' },
  { key: 'billing', label: 'billingDetails.title' },
  { key: 'email', label: 'emailSettings.title' },
] as const

const contents = {
  company: {
    Tab: CompanyTab,
    lead: 'companyAccount.lead',
    changedBy: 'company.edit',
    closed: 'companyAccount.readOnly',
  },
  billing: {
    Tab: BillingTab,
    lead: 'billingDetails.lead',
    changedBy: 'billing.pay',
    closed: 'billingDetails.readOnly',
  },
  email: { Tab: EmailTab, lead: 'emails.settingsLead', changedBy: 'company.edit', closed: 'companyAccount.readOnly' },
} as const

/** The company itself: what it says of itself, the plan that it holds, its invoices' address, and how its mails go out. */
export function AccountPage() {
  const t = useT()
  const person = usePerson()
  const { tab } = useSearch({ from: '/signed-in/surveys/account' })
  const { company } = person
  const { Tab, lead, changedBy, closed } = contents[tab ?? 'company']
  const isReadOnly = !may(person, changedBy)
  return (
    <ShellPage name="surveys.account" title={t('companyAccount.title')} lead={t(lead)}>
      <Tabs label={t('companyAccount.title')}>
        {tabs.map(({ key, label }) => (
          <Link key={label} to="/surveys/account" search={{ tab: key }} {...viewTab(key === tab)}>
            {t(label)}
          </Link>
        ))}
      </Tabs>
      {isReadOnly && <p className={classes.note}>{t(closed)}</p>}
      {company && <Tab key={company.id} group_id={company.id} isReadOnly={isReadOnly} />}
    </ShellPage>
  )
}

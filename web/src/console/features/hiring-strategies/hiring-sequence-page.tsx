import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readQuery, useWrite } from '../../queries.ts'
import { SequenceForm } from '../../record/sequence-form.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './hiring-sequence-page.module.css'
import { staleAfterStrategy } from './hiring-strategies-list.ts'

/** In which order companies are offered the ways of hiring. */
export function HiringSequencePage() {
  const t = useT()
  const { data } = useSuspenseQuery(readQuery('GET /admin/hiring-strategy/sequence', {}))
  const save = useWrite('PUT /admin/hiring-strategy/sequence', { stale: staleAfterStrategy })
  return (
    <ShellPage
      name="admin.hiring-strategy.edit-sequence"
      title={t('strategies.sequence')}
      lead={t('strategies.sequenceLead')}
      above={<Link to="/admin/hiring-strategy">{t('strategies.title')}</Link>}
    >
      <SequenceForm
        label={t('strategies.title')}
        entries={data.map(({ id, name, steps }) => ({ id, label: name, steps }))}
        renderEntry={({ label, steps }, index) => (
          <>
            <span className={classes.name}>
              {label}
              {index === 0 && <span className={classes.first}>{t('strategies.first')}</span>}
            </span>
            <span className={classes.steps}>{t('strategies.stepCount', { count: steps })}</span>
          </>
        )}
        onSave={async (ids) => {
          await save.mutateAsync({ body: { ids } })
          return t('done.strategyUpdated')
        }}
      />
    </ShellPage>
  )
}

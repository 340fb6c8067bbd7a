import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readQuery, useWrite } from '../../queries.ts'
import { SequenceForm } from '../../record/sequence-form.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import classes from './slide-sequence-page.module.css'
import { staleAfterSlide } from './slides-list.ts'

/** In which order companies are offered the slides. */
export function SlideSequencePage() {
  const t = useT()
  const { data } = useSuspenseQuery(readQuery('GET /admin/admin-sliders/sequence', {}))
  const save = useWrite('PUT /admin/admin-sliders/sequence', { stale: staleAfterSlide })
  return (
    <ShellPage
      name="admin.catchers-pitch.sequence"
      title={t('slides.sequence')}
      lead={t('slides.sequenceLead')}
      above={<Link to="/admin/catchers-pitch">{t('slides.title')}</Link>}
    >
      <SequenceForm
        label={t('slides.title')}
        entries={data.map(({ name, ...slide }) => ({ ...slide, label: name }))}
        renderEntry={({ label, type, kind }) => (
          <>
            <span className={classes.name}>{label}</span>
            <span className={classes.kind}>
              {t(`slideType.${type}`)} · {t(`slideKind.${kind}`)}
            </span>
          </>
        )}
        onSave={async (ids) => {
          await save.mutateAsync({ body: { ids } })
          return t('done.saved')
        }}
      />
    </ShellPage>
  )
}

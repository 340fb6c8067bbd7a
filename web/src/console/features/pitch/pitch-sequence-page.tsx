import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { languageFrom } from '@catchpitch/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../i18n/translator.ts'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { useWrite } from '../../queries.ts'
import { SequenceForm } from '../../record/sequence-form.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { NoSlides } from './no-slides.tsx'
import { type PitchSlide, pitchQuery, stalePitch } from './pitch-query.ts'
import { SlideFacts } from './slide-facts.tsx'

function Sequence({ slides, group_id }: { slides: readonly PitchSlide[]; group_id: string }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const save = useWrite('PUT /catchers-pitch/sequence', { stale: stalePitch })
  return (
    <SequenceForm
      label={t('ownPitch.slides')}
      entries={slides.map((slide) => ({
        id: slide.id,
        label: slide.name[languageOfAll([slide.name, slide.body], language)],
        slide,
      }))}
      renderEntry={({ label, slide }) => <SlideFacts name={label} slide={slide} />}
      onSave={async (ids) => {
        await save.mutateAsync({ query: { group_id }, body: { ids } })
        return t('done.saved')
      }}
    />
  )
}

/** In which order applicants see the slides. */
export function PitchSequencePage() {
  const t = useT()
  const group_id = usePerson().company?.id ?? ''
  const { data, error, refetch } = useQuery(pitchQuery(group_id))
  return (
    <ShellPage
      name="surveys.catchers-pitch.sequence"
      title={t('ownPitch.sequence')}
      lead={t('ownPitch.sequenceLead')}
      above={<Link to="/surveys/catchers-pitch">{t('ownPitch.title')}</Link>}
    >
      {!data && <NotYet of="list" error={error} onRetry={refetch} />}
      {data && (data.length > 0 ? <Sequence slides={data} group_id={group_id} /> : <NoSlides canEdit />)}
    </ShellPage>
  )
}

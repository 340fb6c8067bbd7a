import { languageOfAll, noTexts } from '@catchpitch/contract/fields/texts'
import { languageFrom } from '@catchpitch/contract/languages'
import { suggestedTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { slideType } from '@catchpitch/contract/slides/slide'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { readQuery } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { PitchSlideForm, type SlideValues, valuesOf } from './pitch-slide-form.tsx'

const createRoute = getRouteApi('/signed-in/surveys/catchers-pitch/create')
const editRoute = getRouteApi('/signed-in/surveys/catchers-pitch/$id/edit')

function Above() {
  const t = useT()
  return <Link to="/surveys/catchers-pitch">{t('ownPitch.title')}</Link>
}

/** What the address asks the new slide to begin with. */
function useBeginning(): SlideValues {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { topic, drawback } = createRoute.useSearch()
  const asked = suggestedTopics.find((suggested) => suggested === topic)
  const empty = valuesOf(null)
  const asking = {
    ...empty,
    type: slideType.question,
    topic: topic ?? empty.topic,
    is_drawback: drawback !== undefined,
  }
  if (drawback) return { ...asking, name: { ...noTexts, [language]: t('ownPitch.drawbackName') } }
  return asked ? { ...asking, name: { ...noTexts, [language]: t(`pitchQuestion.${asked}`) } } : empty
}

export function CreatePitchSlidePage() {
  const t = useT()
  const navigate = useNavigate()
  const { company } = usePerson()
  const initial = useBeginning()
  return (
    <ShellPage name="surveys.catchers-pitch.create" title={t('ownPitch.new')} above={<Above />}>
      {company && (
        <PitchSlideForm
          group_id={company.id}
          slide={null}
          initial={initial}
          onSaved={() => void navigate({ to: '/surveys/catchers-pitch' })}
        />
      )}
    </ShellPage>
  )
}

export function EditPitchSlidePage() {
  const t = useT()
  const navigate = useNavigate()
  const { id } = editRoute.useParams()
  const language = languageFrom(useLanguage())
  const group_id = usePerson().company?.id ?? ''
  const {
    data: slide,
    error,
    refetch,
  } = useQuery(readQuery('GET /catchers-pitch/{id}', { query: { group_id }, params: { id } }))
  const [drawn, setDrawn] = useState(0)
  return (
    <ShellPage
      name="surveys.catchers-pitch.id.edit"
      title={slide?.name[languageOfAll([slide.name, slide.body], language)] ?? t('ownPitch.editTitle')}
      above={<Above />}
    >
      {!slide && <NotYet error={error} onRetry={refetch} />}
      {slide && (
        <PitchSlideForm
          key={`${id} ${drawn}`}
          group_id={group_id}
          slide={slide}
          initial={valuesOf(slide)}
          onSaved={() => void navigate({ to: '/surveys/catchers-pitch' })}
          onTheirs={async () => {
            await refetch()
            setDrawn(drawn + 1)
          }}
        />
      )}
    </ShellPage>
  )
}

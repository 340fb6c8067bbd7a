import { missingInAny } from '@catchpitch/contract/fields/texts'
import { languageFrom, textIn } from '@catchpitch/contract/languages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { readQuery } from '../../queries.ts'
import { ArchivedBadge } from '../../record/archived-badge.tsx'
import { MissingLanguages } from '../../record/missing-languages.tsx'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { SlideForm } from './slide-form.tsx'

const editRoute = getRouteApi('/signed-in/admin/catchers-pitch/$id/edit')

function Above() {
  const t = useT()
  return <Link to="/admin/catchers-pitch">{t('slides.title')}</Link>
}

export function CreateSlidePage() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ShellPage name="admin.catchers-pitch.create" title={t('slide.new')} above={<Above />}>
      <SlideForm slide={null} onCreated={() => void navigate({ to: '/admin/catchers-pitch' })} />
    </ShellPage>
  )
}

export function EditSlidePage() {
  const { id } = editRoute.useParams()
  const language = languageFrom(useLanguage())
  const { data: slide, refetch } = useSuspenseQuery(readQuery('GET /admin/admin-sliders/{id}', { params: { id } }))
  const [shown, setShown] = useState(0)
  return (
    <ShellPage
      name="admin.catchers-pitch.edit"
      title={textIn(slide.name, language)}
      above={<Above />}
      badge={
        <>
          {slide.archived_at && <ArchivedBadge />}
          <MissingLanguages missing={missingInAny([slide.name, slide.body])} />
        </>
      }
    >
      <SlideForm
        key={`${id} ${shown}`}
        slide={slide}
        onTheirs={async () => {
          await refetch()
          setShown(shown + 1)
        }}
      />
    </ShellPage>
  )
}

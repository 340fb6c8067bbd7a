import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { languageFrom } from '@catchpitch/contract/languages'
import { suggestedTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowsSort, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { Outline, Skeleton } from '../../../ui/kit/skeleton.tsx'
import { NotShown } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { may } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { PitchTabs } from '../../slide/pitch-tabs.tsx'
import { SlidePreview } from '../../slide/slide-preview.tsx'
import { toast } from '../../toast.ts'
import { useUndo } from '../../undo-toast.tsx'
import { useT } from '../../words.ts'
import { AskedQuestions } from './asked-questions.tsx'
import { DrawbackAsk } from './drawback-ask.tsx'
import { CreateButton, NoSlides } from './no-slides.tsx'
import classes from './pitch-page.module.css'
import { type PitchSlide, pitchQuery, stalePitch } from './pitch-query.ts'
import { SlideFacts } from './slide-facts.tsx'

// The company's own slides come first, on the page and on the way to it.
const PitchSections = lazy(async () => ({ default: (await import('./pitch-sections.tsx')).PitchSections }))
const Reception = lazy(async () => ({ default: (await import('./reception.tsx')).Reception }))

type PitchProps = { slides: readonly PitchSlide[]; group_id: string; canEdit: boolean }

/** Takes a slide out at once, and offers to put it back. */
function useRemoving(group_id: string) {
  const t = useT()
  const offerUndo = useUndo()
  const remove = useWrite('DELETE /catchers-pitch/{id}', { stale: stalePitch })
  const restore = useWrite('POST /catchers-pitch/{id}/restore', { stale: stalePitch })
  return async (id: string, name: string) => {
    const input = { query: { group_id }, params: { id } }
    try {
      await remove.mutateAsync(input)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return toast('failed', error.message)
    }
    offerUndo({
      message: t('ownPitch.removed', { name }),
      undo: async () => {
        await restore.mutateAsync(input)
      },
    })
  }
}

type PagerProps = { place: number; count: number; onGo: (place: number) => void }

function Pager({ place, count, onGo }: PagerProps) {
  const t = useT()
  return (
    <div className={classes.pager}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('ownPitch.previous')}
        disabled={place === 0}
        onClick={() => onGo(place - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <span role="status">{t('ownPitch.place', { place: place + 1, count })}</span>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('ownPitch.next')}
        disabled={place === count - 1}
        onClick={() => onGo(place + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}

type SlideRowProps = {
  slide: PitchSlide
  place: number
  isShown: boolean
  onShow: () => void
  /** Undefined for whoever changes nothing here. */
  onRemove: ((name: string) => void) | undefined
}

function SlideRow({ slide, place, isShown, onShow, onRemove }: SlideRowProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const name = slide.name[languageOfAll([slide.name, slide.body], language)]
  return (
    <li className={classes.slide} data-shown={isShown || undefined}>
      <button
        type="button"
        className={classes.show}
        aria-label={t('ownPitch.show', { name })}
        aria-pressed={isShown}
        onClick={onShow}
      >
        <span className={classes.number} aria-hidden="true">
          {place + 1}
        </span>
        <SlideFacts name={name} slide={slide} />
      </button>
      {onRemove && (
        <span className={classes.deeds}>
          <Button
            size="sm"
            variant="default"
            aria-label={t('ownPitch.editNamed', { name })}
            renderRoot={(props) => <Link {...props} to="/surveys/catchers-pitch/$id/edit" params={{ id: slide.id }} />}
          >
            {t('ownPitch.edit')}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={t('ownPitch.removeNamed', { name })}
            onClick={() => onRemove(name)}
          >
            {t('ownPitch.remove')}
          </Button>
        </span>
      )}
    </li>
  )
}

/** The slides in their order, and beside them one of them as applicants see it. */
function Pitch({ slides, group_id, canEdit }: PitchProps) {
  const t = useT()
  const remove = useRemoving(group_id)
  const [shown, setShown] = useState<string | null>(null)
  // The first, as long as none is chosen or the chosen one is gone.
  const place = Math.max(
    0,
    slides.findIndex(({ id }) => id === shown),
  )
  const current = slides[place]
  const unanswered = suggestedTopics.filter((topic) => slides.every((slide) => slide.topic !== topic))
  return (
    <div className={classes.pitch}>
      <ol className={classes.slides} aria-label={t('ownPitch.slides')}>
        {slides.map((slide, index) => (
          <SlideRow
            key={slide.id}
            slide={slide}
            place={index}
            isShown={index === place}
            onShow={() => setShown(slide.id)}
            onRemove={canEdit ? (name) => void remove(slide.id, name) : undefined}
          />
        ))}
      </ol>
      {current && (
        <div className={classes.aside}>
          <SlidePreview slide={current}>
            <Pager place={place} count={slides.length} onGo={(next) => setShown(slides[next]?.id ?? null)} />
          </SlidePreview>
        </div>
      )}
      {canEdit && (
        <div className={classes.more}>
          {slides.every(({ is_drawback }) => !is_drawback) && <DrawbackAsk group_id={group_id} />}
          {unanswered.length > 0 && <AskedQuestions topics={unanswered} />}
        </div>
      )}
    </div>
  )
}

/** Where the slides and the one beside them will stand. */
function Waiting() {
  return (
    <div className={classes.pitch} aria-busy>
      <div className={classes.slides}>
        {[1, 2, 3].map((place) => (
          <div key={place} className={classes.waiting}>
            <Skeleton kind="block" />
          </div>
        ))}
      </div>
      <div className={classes.aside}>
        <div className={classes.waiting} data-tall>
          <Skeleton kind="block" />
        </div>
      </div>
    </div>
  )
}

/** The company's pitch: what applicants see of it before they answer. */
export function PitchPage() {
  const t = useT()
  const person = usePerson()
  const group_id = person.company?.id ?? ''
  const canEdit = may(person, 'pitch.edit')
  const { data, error, refetch } = useQuery(pitchQuery(group_id))
  return (
    <ShellPage
      name="surveys.catchers-pitch"
      title={t('ownPitch.title')}
      lead={t('ownPitch.lead')}
      actions={
        canEdit &&
        data &&
        data.length > 0 && (
          <>
            {data.length > 1 && (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/surveys/catchers-pitch/sequence" />}
                leftSection={<IconArrowsSort size={18} aria-hidden />}
              >
                {t('ownPitch.arrange')}
              </Button>
            )}
            <CreateButton />
          </>
        )
      }
    >
      <PitchTabs />
      {!data && (error ? <NotShown of="list" error={error} onRetry={refetch} /> : <Waiting />)}
      {data && !canEdit && <p className={classes.hint}>{t('ownPitch.readOnly')}</p>}
      {data &&
        (data.length > 0 ? (
          <Pitch slides={data} group_id={group_id} canEdit={canEdit} />
        ) : (
          <NoSlides canEdit={canEdit} />
        ))}
      {data && (
        <div className={classes.below}>
          <Suspense fallback={<Outline />}>
            <PitchSections group_id={group_id} canEdit={canEdit} />
            <Reception group_id={group_id} canEdit={canEdit} />
          </Suspense>
        </div>
      )}
    </ShellPage>
  )
}

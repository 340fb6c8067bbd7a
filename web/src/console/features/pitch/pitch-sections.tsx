import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { Card } from '../../../ui/kit/card.tsx'
import { NotYet } from '../../not-yet.tsx'
import { formWords, useT, withWords } from '../../words.ts'
import { PitchCard } from './pitch-card.tsx'
import { type AllocatedSlide, allocatedQuery, isNamed, type NamedPitch, pitchesQuery } from './pitch-query.ts'
import classes from './pitches.module.css'

// Most visits look and change nothing.
const AddSliderDialog = lazy(async () => ({ default: (await import('./add-slider-dialog.tsx')).AddSliderDialog }))
const PitchDialog = lazy(
  withWords([formWords], async () => ({ default: (await import('./pitch-dialog.tsx')).PitchDialog })),
)

type SectionProps = { group_id: string; canEdit: boolean }

/** Staff's slides that the company shows, and the way to those that it could. */
function ReadySlides({ group_id, canEdit, slides }: SectionProps & { slides: readonly AllocatedSlide[] }) {
  const t = useT()
  const id = useId()
  const language = languageFrom(useLanguage())
  const [opened, setOpened] = useState(false)
  // Opened anew, the dialog begins with what is shown by then.
  const [times, setTimes] = useState(0)
  const shown = slides.filter(({ is_shown }) => is_shown)
  return (
    <Card compact aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{t('ownPitch.staff')}</h2>
        {canEdit && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              setTimes(times + 1)
              setOpened(true)
            }}
          >
            {t('ownPitch.staffAdd')}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{t(shown.length > 0 ? 'ownPitch.staffShown' : 'ownPitch.staffNone')}</p>
      {shown.length > 0 && (
        <ul className={classes.chapters}>
          {shown.map((slide) => (
            <li key={slide.id}>{slide.name[languageOfAll([slide.name, slide.body], language)]}</li>
          ))}
        </ul>
      )}
      {times > 0 && (
        <Suspense fallback={null}>
          <AddSliderDialog
            key={times}
            group_id={group_id}
            slides={slides}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

type PitchesProps = SectionProps & {
  pitches: readonly NamedPitch[]
  /** All that the company shows. */
  slides: NamedPitch['slides']
}

/** The pitches that surveys can choose from. */
function Pitches({ group_id, canEdit, pitches, slides }: PitchesProps) {
  const t = useT()
  const id = useId()
  const [edited, setEdited] = useState<NamedPitch | null>(null)
  const [opened, setOpened] = useState(false)
  const [times, setTimes] = useState(0)
  const edit = (pitch: NamedPitch | null) => {
    setEdited(pitch)
    setTimes(times + 1)
    setOpened(true)
  }
  return (
    <Card compact aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{t('ownPitch.pitches')}</h2>
        {canEdit && (
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit(null)}>
            {t('ownPitch.pitchNew')}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{t('ownPitch.pitchesHint')}</p>
      {pitches.length > 0 && (
        <ul className={classes.pitches} aria-label={t('ownPitch.pitches')}>
          {pitches.map((pitch) => (
            <PitchCard key={pitch.id} group_id={group_id} pitch={pitch} canEdit={canEdit} onEdit={() => edit(pitch)} />
          ))}
        </ul>
      )}
      {times > 0 && (
        <Suspense fallback={null}>
          <PitchDialog
            key={times}
            group_id={group_id}
            pitch={edited}
            slides={slides}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** What stands beneath the company's own slides: those of staff's, and the pitches that are made of both. */
export function PitchSections({ group_id, canEdit }: SectionProps) {
  const allocated = useQuery(allocatedQuery(group_id))
  const choices = useQuery(pitchesQuery(group_id))
  if (!allocated.data || !choices.data) {
    const retry = () => Promise.all([allocated.refetch(), choices.refetch()])
    return <NotYet of="list" error={allocated.error ?? choices.error} onRetry={retry} />
  }
  const pitches = choices.data.filter(isNamed)
  const slides = choices.data.find(({ id }) => id === null)?.slides ?? []
  return (
    <div className={classes.sections}>
      {allocated.data.length > 0 && <ReadySlides group_id={group_id} canEdit={canEdit} slides={allocated.data} />}
      {(slides.length > 0 || pitches.length > 0) && (
        <Pitches group_id={group_id} canEdit={canEdit} pitches={pitches} slides={slides} />
      )}
    </div>
  )
}

import { languageOfAll, noTexts } from '@catchpitch/contract/fields/texts'
import { type Language, languageFrom } from '@catchpitch/contract/languages'
import { pitchSlideForm } from '@catchpitch/contract/pitch/pitch-slide'
import { pitchTopics, suggestedTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { slideKind, slideType } from '@catchpitch/contract/slides/slide'
import { videoState } from '@catchpitch/contract/videos/video-state'
import { Button, Checkbox } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useLanguage } from '../../../i18n/translator.ts'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { SlidePreview } from '../../slide/slide-preview.tsx'
import { SlideShow, SlideWords } from '../../slide/slide-sections.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { type PitchSlide, stalePitch as stale } from './pitch-query.ts'
import classes from './pitch-slide-form.module.css'

// Few slides have a video of their own.
const VideoField = lazy(async () => ({ default: (await import('./video-field.tsx')).VideoField }))

/** What stands in the fields at first. */
export type SlideValues = Pick<
  PitchSlide,
  'type' | 'kind' | 'topic' | 'name' | 'body' | 'file_id' | 'picture_text' | 'video' | 'video_id' | 'is_drawback'
>

const nothingYet: SlideValues = {
  type: slideType.interpretation,
  kind: slideKind.text,
  topic: 'other',
  name: noTexts,
  body: noTexts,
  file_id: null,
  picture_text: noTexts,
  video: '',
  video_id: null,
  is_drawback: false,
}

export function valuesOf(slide: PitchSlide | null): SlideValues {
  if (!slide) return nothingYet
  const { type, kind, topic, name, body, file_id, picture_text, video, video_id, is_drawback } = slide
  return { type, kind, topic, name, body, file_id, picture_text, video, video_id, is_drawback }
}

type SuggestionsProps = { onChoose: (topic: (typeof suggestedTopics)[number], question: string) => void }

/** The five questions that applicants ask most. */
function Suggestions({ onChoose }: SuggestionsProps) {
  const t = useT()
  return (
    <FormSection title={t('ownPitch.suggestions')} hint={t('ownPitch.suggestionsHint')}>
      <div className={classes.suggestions}>
        {suggestedTopics.map((topic) => {
          const question = t(`pitchQuestion.${topic}`)
          return (
            <Button key={topic} variant="default" size="sm" radius="xl" onClick={() => onChoose(topic, question)}>
              {question}
            </Button>
          )
        })}
      </div>
    </FormSection>
  )
}

type PitchSlideFormProps = {
  group_id: string
  /** Null: it is being made. */
  slide: PitchSlide | null
  initial: SlideValues
  onSaved: () => void
  /** Shows what somebody else has saved meanwhile. */
  onTheirs?: () => Promise<void>
}

export function PitchSlideForm({ group_id, slide, initial, onSaved, onTheirs }: PitchSlideFormProps) {
  const t = useT()
  const language: Language = languageFrom(useLanguage())
  const query = { group_id }
  const create = useWrite('POST /catchers-pitch', { stale })
  const update = useWrite('PUT /catchers-pitch/{id}', { stale })
  const upload = useWrite('POST /catchers-pitch/picture')
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [version, setVersion] = useState(slide?.version ?? 0)
  const [picture, setPicture] = useState(slide?.picture ?? null)
  const [brought, setBrought] = useState(slide?.brought ?? null)
  const [shown, setShown] = useState(initial)
  const { form, ...state } = useContractForm({
    schema: pitchSlideForm,
    initial,
    onChange: setShown,
    send: async (body) => {
      if (slide) await update.mutateAsync({ query, params: { id: slide.id }, body: { ...body, version } })
      else await create.mutateAsync({ query, body })
      form.resetDirty()
      toast('done', t('done.saved'))
      onSaved()
    },
    ...(slide &&
      onTheirs && {
        onConflict: {
          takeTheirs: onTheirs,
          keepMine: async () => {
            const { data } = await api('GET /catchers-pitch/{id}', { query, params: { id: slide.id } })
            setVersion(data.version)
          },
        },
      }),
  })
  const { type, kind, video } = shown
  const begins = languageOfAll([initial.name, initial.body], language)
  return (
    <RecordForm
      state={state}
      submit={t(slide ? 'slide.save' : 'slide.create')}
      aside={<SlidePreview slide={{ ...shown, picture, brought }} />}
    >
      {!slide && initial.name === noTexts && (
        <Suggestions
          onChoose={(topic, question) => {
            form.setFieldValue('type', slideType.question)
            form.setFieldValue('topic', topic)
            form.setFieldValue(`name.${language}`, question)
          }}
        />
      )}
      <SlideWords form={form} type={type} onType={(value) => form.setFieldValue('type', value)} begins={begins}>
        <ChoiceField
          key={form.key('topic')}
          {...form.getInputProps('topic')}
          label={t('ownPitch.topic')}
          choices={pitchTopics.map((value) => ({ value, label: t(`pitchTopic.${value}`) }))}
          placeholder={t('form.choose')}
          size="md"
        />
      </SlideWords>
      <SlideShow
        form={form}
        begins={begins}
        kind={kind}
        onKind={(value) => form.setFieldValue('kind', value)}
        picture={picture}
        upload={(file) => upload.mutateAsync({ query, files: { picture: file } })}
        onPicture={(stored) => {
          setPicture(stored.picture)
          form.setFieldValue('file_id', stored.file_id)
        }}
        pictureError={form.errors.file_id}
        video={video}
        bringVideo={{
          isBrought: brought !== null && brought.state !== videoState.refused,
          field: (
            <Suspense fallback={null}>
              <VideoField
                group_id={group_id}
                video={brought}
                onChange={(next) => {
                  setBrought(next)
                  form.setFieldValue('video_id', next && next.state !== videoState.refused ? next.id : null)
                }}
              />
            </Suspense>
          ),
        }}
      />
      <FormSection title={t('ownPitch.drawback')} hint={t('ownPitch.drawbackHint')}>
        <Checkbox
          key={form.key('is_drawback')}
          {...form.getInputProps('is_drawback', { type: 'checkbox' })}
          label={t('ownPitch.drawbackTick')}
        />
      </FormSection>
    </RecordForm>
  )
}

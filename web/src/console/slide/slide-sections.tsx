import type { Language } from '@catchpitch/contract/languages'
import { type SlideKind, type SlideType, slideKind, slideType } from '@catchpitch/contract/slides/slide'
import { videoOf } from '@catchpitch/contract/videos/video-link'
import { videoSiteName } from '@catchpitch/contract/videos/video-site-name'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FormFields } from '../form/form-fields.ts'
import { FormSection } from '../form/form-section.tsx'
import { RichTextsField } from '../form/rich-texts-field.tsx'
import { SegmentsField } from '../form/segments-field.tsx'
import { TextsField } from '../form/texts-field.tsx'
import { useT } from '../words.ts'
import { PictureField, type StoredPicture } from './picture-field.tsx'

/** The numbers of a choice as the bar of words wants them. */
const byText = <Value extends number>(values: readonly Value[], text: string) =>
  values.find((value) => String(value) === text)

type SlideWordsProps = {
  form: FormFields<`${'name' | 'body'}.${Language}`>
  type: SlideType
  onType: (type: SlideType) => void
  /** Which language is open at first; English, if nothing is said. */
  begins?: Language
  /** What else is said about its words, before them. */
  children?: ReactNode
}

/** What a slide says, of which purpose, in three languages. */
export function SlideWords({ form, type, onType, begins, children }: SlideWordsProps) {
  const t = useT()
  return (
    <FormSection title={t('slide.words')} hint={t('slide.wordsHint')}>
      <SegmentsField
        label={t('slides.type')}
        value={String(type)}
        segments={Object.values(slideType).map((value) => ({ value: String(value), label: t(`slideType.${value}`) }))}
        onChoose={(text) => onType(byText(Object.values(slideType), text) ?? type)}
      />
      {children}
      <TextsField form={form} name="name" label={t('slides.name')} begins={begins} />
      <RichTextsField form={form} name="body" label={t('slide.body')} begins={begins} />
    </FormSection>
  )
}

type SlideShowProps = {
  form: FormFields<'video' | `picture_text.${Language}`>
  /** Which language is open at first; English, if nothing is said. */
  begins?: Language
  kind: SlideKind
  onKind: (kind: SlideKind) => void
  picture: string | null
  upload: (file: File) => Promise<StoredPicture>
  onPicture: (stored: StoredPicture) => void
  pictureError: ReactNode
  /** The link as it is typed. */
  video: string
  /** Where a video can be brought instead of a link; nothing else is asked for once one is. */
  bringVideo?: { field: ReactNode; isBrought: boolean }
}

/** What stands above its words: nothing, a picture, or a video of a site that we know. */
export function SlideShow(props: SlideShowProps) {
  const { form, begins, kind, onKind, picture, upload, onPicture, pictureError, video, bringVideo } = props
  const t = useT()
  const site = videoOf(video)?.site
  return (
    <FormSection title={t('slide.show')} hint={t('slide.showHint')}>
      <SegmentsField
        label={t('slides.kind')}
        value={String(kind)}
        segments={Object.values(slideKind).map((value) => ({ value: String(value), label: t(`slideKind.${value}`) }))}
        onChoose={(text) => onKind(byText(Object.values(slideKind), text) ?? kind)}
      />
      {kind === slideKind.picture && (
        <PictureField
          label={t('slideKind.2')}
          picture={picture}
          upload={upload}
          error={pictureError}
          data-path="file_id"
          onChange={onPicture}
        />
      )}
      {kind === slideKind.picture && (
        <TextsField
          form={form}
          name="picture_text"
          label={t('slide.pictureText')}
          description={t('slide.pictureTextHint')}
          begins={begins}
        />
      )}
      {kind === slideKind.video && bringVideo?.field}
      {kind === slideKind.video && !bringVideo?.isBrought && (
        <TextInput
          key={form.key('video')}
          {...form.getInputProps('video')}
          type="url"
          label={t('slide.video')}
          description={site ? t('slide.videoFound', { site: videoSiteName[site] }) : t('slide.videoHint')}
          placeholder="https://"
          autoComplete="off"
          size="md"
        />
      )}
    </FormSection>
  )
}

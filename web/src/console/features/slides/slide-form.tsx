import { noTexts } from '@catchpitch/contract/fields/texts'
import { id as anyId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import { type SlideKind, type SlideType, slideForm, slideKind, slideType } from '@catchpitch/contract/slides/slide'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../../api/api.ts'
import type { Reply } from '../../../api/calls.ts'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { SlidePreview } from '../../slide/slide-preview.tsx'
import { SlideShow, SlideWords } from '../../slide/slide-sections.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { CompaniesField } from './companies-field.tsx'
import { staleAfterSlide as stale } from './slides-list.ts'

type SavedSlide = Reply<'GET /admin/admin-sliders/{id}'>

/** A slide and who may show it: two calls, one form. */
const allocatedSlide = slideForm.safeExtend({ group_ids: z.array(anyId).max(limits.slide.groups.max) })

const idsOf = (groups: SavedSlide['groups']) => groups.map(({ id }) => id)

function valuesOf(slide: SavedSlide | null) {
  const type: SlideType = slide?.type ?? slideType.interpretation
  const kind: SlideKind = slide?.kind ?? slideKind.text
  return {
    type,
    kind,
    name: slide?.name ?? noTexts,
    body: slide?.body ?? noTexts,
    file_id: slide?.file_id ?? null,
    picture_text: slide?.picture_text ?? noTexts,
    video: slide?.video ?? '',
    group_ids: idsOf(slide?.groups ?? []),
  }
}

type SlideFormProps = {
  /** Null: it is being made. */
  slide: SavedSlide | null
  onCreated?: () => void
  /** Shows what somebody else has saved meanwhile. */
  onTheirs?: () => Promise<void>
}

export function SlideForm({ slide, onCreated, onTheirs }: SlideFormProps) {
  const t = useT()
  const create = useWrite('POST /admin/admin-sliders', { stale })
  const update = useWrite('PUT /admin/admin-sliders/{id}', { stale })
  const allocate = useWrite('PUT /admin/admin-sliders/{id}/groups', { stale })
  const upload = useWrite('POST /admin/admin-sliders/picture')
  // The version that is on the screen, not a newer one that was fetched since: that would be overwritten unseen.
  const [kept, setKept] = useState<Pick<SavedSlide, 'id' | 'version'> | null>(slide)
  const [picture, setPicture] = useState(slide?.picture ?? null)
  const [companies, setCompanies] = useState<readonly Choice[]>(
    () => slide?.groups.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  )
  const [shown, setShown] = useState(() => valuesOf(slide))
  const { form, ...state } = useContractForm({
    schema: allocatedSlide,
    initial: valuesOf(slide),
    onChange: setShown,
    send: async ({ group_ids, ...body }) => {
      const saved = kept
        ? await update.mutateAsync({ params: { id: kept.id }, body: { ...body, version: kept.version } })
        : await create.mutateAsync({ body })
      // Should the companies be refused, the next press must not make a second slide.
      setKept(saved)
      if (idsOf(saved.groups).toSorted().join() !== group_ids.toSorted().join())
        await allocate.mutateAsync({ params: { id: saved.id }, body: { group_ids } })
      form.resetDirty()
      toast('done', t('done.saved'))
      onCreated?.()
    },
    ...(slide &&
      onTheirs && {
        onConflict: {
          takeTheirs: onTheirs,
          keepMine: async () => {
            const { data } = await api('GET /admin/admin-sliders/{id}', { params: { id: slide.id } })
            setKept(data)
          },
        },
      }),
  })
  const { type, kind, video } = shown

  return (
    <RecordForm
      state={state}
      submit={t(slide ? 'slide.save' : 'slide.create')}
      aside={<SlidePreview slide={{ ...shown, picture }} />}
    >
      <SlideWords form={form} type={type} onType={(value) => form.setFieldValue('type', value)} />
      <SlideShow
        form={form}
        kind={kind}
        onKind={(value) => form.setFieldValue('kind', value)}
        picture={picture}
        upload={(file) => upload.mutateAsync({ files: { picture: file } })}
        onPicture={(stored) => {
          setPicture(stored.picture)
          form.setFieldValue('file_id', stored.file_id)
        }}
        pictureError={form.errors.file_id}
        video={video}
      />
      <FormSection title={t('slides.groups')} hint={t('slide.groupsHint')}>
        <CompaniesField
          chosen={companies}
          error={form.errors.group_ids}
          data-path="group_ids"
          onChange={(chosen) => {
            setCompanies(chosen)
            form.setFieldValue(
              'group_ids',
              chosen.map(({ value }) => value),
            )
          }}
        />
      </FormSection>
    </RecordForm>
  )
}

import { languageOfAll } from '@catchpitch/contract/fields/texts'
import { languageFrom } from '@catchpitch/contract/languages'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { useWrite } from '../../queries.ts'
import { SlideCard } from '../../slide/slide-card.tsx'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { type AllocatedSlide, stalePitches } from './pitch-query.ts'
import classes from './pitches.module.css'

type AddSliderDialogProps = {
  group_id: string
  slides: readonly AllocatedSlide[]
  opened: boolean
  onClose: () => void
}

/** Which of staff's slides the company shows, each as applicants would see it. */
export function AddSliderDialog({ group_id, slides, opened, onClose }: AddSliderDialogProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { attempt } = useConfirm()
  const save = useWrite('POST /save-admin-sliders', { stale: stalePitches })
  const [chosen, setChosen] = useState(() => slides.filter(({ is_shown }) => is_shown).map(({ id }) => id))
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id)))
  return (
    <ModalDialog
      opened={opened}
      onClose={onClose}
      title={t('ownPitch.staffAdd')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <p className={classes.hint}>{t('ownPitch.staffHint')}</p>
      <ul className={classes.offered}>
        {slides.map((slide) => (
          <li key={slide.id}>
            <Checkbox
              label={slide.name[languageOfAll([slide.name, slide.body], language)]}
              checked={chosen.includes(slide.id)}
              onChange={({ currentTarget }) => toggle(slide.id, currentTarget.checked)}
            />
            <SlideCard slide={slide} language={language} />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button
          loading={save.isPending}
          onClick={() =>
            void attempt(async () => {
              await save.mutateAsync({ query: { group_id }, body: { slide_ids: chosen } })
              toast('done', t('done.saved'))
              onClose()
            })
          }
        >
          {t('ownPitch.save')}
        </Button>
      </div>
    </ModalDialog>
  )
}

import { pitchForm } from '@catchpitch/contract/pitch/pitch-form'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { ModalDialog } from '../../../ui/kit/modal-dialog.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { type NamedPitch, stalePitches } from './pitch-query.ts'
import classes from './pitches.module.css'

type PitchDialogProps = {
  group_id: string
  /** Null: it is being made. */
  pitch: NamedPitch | null
  /** All that the company shows. */
  slides: readonly { id: string; name: string }[]
  opened: boolean
  onClose: () => void
}

function PitchFields({ group_id, pitch, slides, onClose }: Omit<PitchDialogProps, 'opened'>) {
  const t = useT()
  const save = useWrite('POST /save-slider-group', { stale: stalePitches })
  const { form, alert, onSubmit, sending } = useContractForm({
    schema: pitchForm,
    initial: { name: pitch?.name ?? '', slide_ids: (pitch?.slides ?? []).map(({ id }) => id) },
    besides: () => ({ id: pitch?.id ?? null, version: pitch?.version ?? 0 }),
    send: async (body) => {
      await save.mutateAsync({ query: { group_id }, body })
      toast('done', t('done.saved'))
      onClose()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormAlert>{alert}</FormAlert>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('ownPitch.pitchName')}
        description={t('ownPitch.pitchNameHint')}
        autoComplete="off"
        data-autofocus
        size="md"
      />
      <Checkbox.Group
        key={form.key('slide_ids')}
        {...form.getInputProps('slide_ids')}
        // On the first of the boxes: the group itself cannot have the focus.
        data-path={undefined}
        label={t('ownPitch.pitchShows')}
        description={t('ownPitch.pitchShowsHint')}
        size="md"
      >
        <div className={classes.ticks}>
          {slides.map(({ id, name }, index) => (
            <Checkbox key={id} value={id} label={name} data-path={index === 0 ? 'slide_ids' : undefined} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={sending}>
          {t(pitch ? 'ownPitch.save' : 'ownPitch.pitchCreate')}
        </Button>
      </div>
    </form>
  )
}

/** What a pitch is called and which slides are in it; what is new in it comes behind the others. */
export function PitchDialog({ opened, ...props }: PitchDialogProps) {
  const t = useT()
  return (
    <ModalDialog
      opened={opened}
      onClose={props.onClose}
      title={t(props.pitch ? 'ownPitch.pitchEdit' : 'ownPitch.pitchNew')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <PitchFields {...props} />
    </ModalDialog>
  )
}

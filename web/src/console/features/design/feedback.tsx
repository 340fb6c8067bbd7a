import { Button } from '@mantine/core'
import { ApiError } from '../../../api/api-error.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { EmptyList, emptyLists } from '../../empty/empty-list.tsx'
import { toast } from '../../toast.ts'
import { useUndo } from '../../undo-toast.tsx'
import { useT } from '../../words.ts'
import { DesignSection, Grid, Pieces } from './design-section.tsx'

export function Questions() {
  const t = useT()
  const { confirm, dialog } = useConfirm()
  const offerUndo = useUndo()
  const done = () => toast('done', t('done.saved'))
  const plain = { title: t('design.plainTitle'), text: t('design.plainText'), action: t('design.plainAction') }
  const destructive = {
    title: t('design.destructiveTitle'),
    text: t('design.destructiveText'),
    action: t('design.destructiveAction'),
    tone: 'destructive',
  } as const
  const refuse = () => {
    throw new ApiError({ status: 409, code: 'record.changed', message: t('error.record.changed'), error: {} })
  }
  return (
    <DesignSection title={t('design.questions')}>
      <Pieces>
        <Button variant="default" onClick={() => confirm({ ...plain, run: done })}>
          {t('design.askPlain')}
        </Button>
        <Button variant="default" onClick={() => confirm({ ...destructive, run: done })}>
          {t('design.askDestructive')}
        </Button>
        <Button variant="default" onClick={() => confirm({ ...destructive, run: refuse })}>
          {t('design.askRefused')}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            offerUndo({
              message: t('design.changed', { count: 3 }),
              undo: () => toast('done', t('design.undone')),
            })
          }
        >
          {t('design.doUndo')}
        </Button>
        <Button variant="default" onClick={done}>
          {t('design.toastDone')}
        </Button>
        <Button variant="default" onClick={() => toast('failed', t('design.offline'))}>
          {t('design.toastFailed')}
        </Button>
      </Pieces>
      {dialog}
    </DesignSection>
  )
}

export function Skeletons() {
  const t = useT()
  return (
    <DesignSection title={t('design.skeletons')}>
      <Grid>
        <div aria-busy="true">
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
        <Skeleton kind="block" />
        <Skeleton kind="round" width="56px" />
      </Grid>
    </DesignSection>
  )
}

export function Empties() {
  const t = useT()
  return (
    <DesignSection title={t('design.empties')}>
      <Grid>
        {emptyLists.map((name) => (
          <EmptyList key={name} of={name} />
        ))}
      </Grid>
    </DesignSection>
  )
}

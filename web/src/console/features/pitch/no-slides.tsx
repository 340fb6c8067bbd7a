import { suggestedTopics } from '@catchpitch/contract/pitch/pitch-topics'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { useT } from '../../words.ts'
import { AskedQuestions } from './asked-questions.tsx'
import classes from './pitch-page.module.css'

export function CreateButton() {
  const t = useT()
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/surveys/catchers-pitch/create" />}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('ownPitch.create')}
    </Button>
  )
}

/** What stands where no slide is yet: what a pitch is for, and the questions to begin with. */
export function NoSlides({ canEdit }: { canEdit: boolean }) {
  const t = useT()
  return (
    <div className={classes.column}>
      <EmptyState picture="sheet" title={t('ownPitch.empty')} text={t('ownPitch.emptyText')}>
        {canEdit && <CreateButton />}
      </EmptyState>
      {canEdit && <AskedQuestions topics={suggestedTopics} />}
    </div>
  )
}

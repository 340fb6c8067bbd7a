import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useConfirm } from '../confirm/use-confirm.tsx'
import { usePerson } from '../person/load-person.ts'
import { may } from '../person/person.ts'
import { useWrite } from '../queries.ts'
import { toast } from '../toast.ts'
import { useUndo } from '../undo-toast.tsx'
import { useT } from '../words.ts'

type SurveyMenuProps = { survey: { id: string; name: string }; group_id: string; onRemoved?: () => void }

/** What can be done with a survey besides opening it. Removing needs no question: it can be taken back. */
export function SurveyMenu({ survey: { id, name }, group_id, onRemoved }: SurveyMenuProps) {
  const t = useT()
  const person = usePerson()
  const navigate = useNavigate()
  const undoable = useUndo()
  const { attempt } = useConfirm()
  const stale = ['/my-surveys', '/my-surveys/{id}/show']
  const duplicate = useWrite('POST /my-surveys/{id}/duplicate', { stale })
  const remove = useWrite('DELETE /my-surveys/{id}/survey', { stale: ['/my-surveys'] })
  const restore = useWrite('POST /my-surveys/{id}/restore', { stale })
  if (!may(person, 'survey.edit')) return null
  const input = { params: { id }, query: { group_id } }

  const onDuplicate = () =>
    void attempt(async () => {
      const copy = await duplicate.mutateAsync(input)
      toast('done', t('menu.duplicated'))
      await navigate({ to: '/surveys/$id/purpose', params: { id: copy.id } })
    })

  const onRemove = () =>
    void attempt(async () => {
      onRemoved?.()
      await remove.mutateAsync(input)
      undoable({
        message: t('menu.removed', { name }),
        undo: async () => {
          await restore.mutateAsync(input)
        },
      })
    })

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('menu.moreFor', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/surveys/$id/edit" params={{ id }} />}
        >
          {t('menu.edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
          {t('menu.duplicate')}
        </Menu.Item>
        {may(person, 'survey.remove') && (
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
            {t('menu.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

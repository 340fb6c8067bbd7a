import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useWrite } from '../../queries.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './new-department.module.css'
import { staleDepartments } from './teams-list.ts'

type NewDepartmentProps = {
  group_id: string
  /** Whether there is no other: then its field is there at once. */
  isFirst: boolean
  'data-path'?: string | undefined
  onAdded: (id: string) => void
}

/** Adds a department from within another form, which stays as it is. So this is no form of its own. */
export function NewDepartment({ group_id, isFirst, onAdded, ...field }: NewDepartmentProps) {
  const t = useT()
  const create = useWrite('POST /departments', { stale: staleDepartments })
  const [isOpen, setIsOpen] = useState(isFirst)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isOpen && !isFirst) input.current?.focus()
  }, [isOpen, isFirst])

  const add = async () => {
    if (create.isPending) return
    try {
      const { id } = await create.mutateAsync({ query: { group_id }, body: { name } })
      onAdded(id)
      setName('')
      setProblem(null)
      toast('done', t('teams.departmentAdded', { name }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.error['name']?.join(' ') ?? error.message)
    }
    // Where another one is typed, or this one put right.
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The key that confirms a Chinese character adds nothing; nor does any send the form round about.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void add()
  }

  const withButton = (typed: ReactNode) => (
    <div className={classes.line}>
      {typed}
      <Button variant="default" loading={create.isPending} onClick={() => void add()}>
        {t('teams.addDepartment')}
      </Button>
    </div>
  )

  if (!isOpen) {
    return (
      <Button
        className={classes.open}
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('teams.newDepartment')}
      </Button>
    )
  }
  return (
    <TextInput
      {...field}
      ref={input}
      label={t('teams.newDepartment')}
      value={name}
      error={problem}
      autoComplete="off"
      size="md"
      onChange={(event) => {
        setName(event.currentTarget.value)
        setProblem(null)
      }}
      onKeyDown={onKeyDown}
      inputContainer={withButton}
    />
  )
}

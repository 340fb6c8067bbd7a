import { createDepartment } from '@catchpitch/contract/teams/departments.endpoints'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Reply } from '../../../api/calls.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { useConfirm } from '../../confirm/use-confirm.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useContractForm } from '../../form/use-contract-form.tsx'
import { NotYet } from '../../not-yet.tsx'
import type { Company } from '../../person/person.ts'
import { useWrite } from '../../queries.ts'
import { departmentsQuery } from '../../team/departments-query.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import classes from './team-departments.module.css'
import { staleDepartments as stale } from './teams-list.ts'

type Department = Reply<'GET /departments'>[number]

type NameFormProps = {
  label: string
  initial: string
  action: string
  send: (name: string) => Promise<void>
  onCancel?: () => void
}

/** One line with the name of a department, to add one or to call one otherwise. */
function NameForm({ label, initial, action, send, onCancel }: NameFormProps) {
  const t = useT()
  const { form, alert, sending, onSubmit } = useContractForm({
    schema: createDepartment.body,
    initial: { name: initial },
    send: async ({ name }) => {
      await send(name)
      form.reset()
    },
  })
  const withDeeds = (input: ReactNode) => (
    <div className={classes.line}>
      {input}
      <div className={classes.deeds}>
        <Button type="submit" loading={sending}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={label}
        autoComplete="off"
        size="md"
        inputContainer={withDeeds}
      />
      <FormAlert>{alert}</FormAlert>
    </form>
  )
}

function DepartmentRow({ group_id, department }: { group_id: string; department: Department }) {
  const t = useT()
  const { id, name, people, version } = department
  const [renaming, setRenaming] = useState(false)
  const { confirm, dialog } = useConfirm()
  const rename = useWrite('PUT /departments/{id}', { stale })
  const remove = useWrite('DELETE /departments/{id}', { stale })
  const query = { group_id }
  if (renaming) {
    return (
      <li className={classes.row}>
        <NameForm
          label={t('teams.departmentName')}
          initial={name}
          action={t('teams.save')}
          send={async (next) => {
            await rename.mutateAsync({ query, params: { id }, body: { name: next, version } })
            setRenaming(false)
            toast('done', t('done.saved'))
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  }
  const ask = () =>
    confirm({
      title: t('teams.removeDepartmentTitle', { name }),
      text: t('teams.removeDepartmentText'),
      action: t('teams.remove'),
      tone: 'destructive',
      run: async () => {
        await remove.mutateAsync({ query, params: { id } })
        toast('done', t('done.removed'))
      },
    })
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <span className={classes.people}>{t('teams.peopleIn', { count: people })}</span>
      <span className={classes.deeds}>
        <Button
          size="sm"
          variant="default"
          aria-label={t('teams.renameName', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('teams.rename')}
        </Button>
        <Button size="sm" variant="default" aria-label={t('teams.removeName', { name })} onClick={ask}>
          {t('teams.remove')}
        </Button>
      </span>
      {dialog}
    </li>
  )
}

/** How a company is divided. A manager sees what belongs to their departments, so they are more than labels. */
export function TeamDepartments({ company, manages }: { company: Company; manages: boolean }) {
  const t = useT()
  const { data: departments, error, refetch } = useQuery(departmentsQuery(company.id))
  const create = useWrite('POST /departments', { stale })
  if (!departments) return <NotYet of="list" error={error} onRetry={refetch} />
  return (
    <div className={classes.departments}>
      <p className={classes.hint}>{t('teams.departmentsHint')}</p>
      {manages && (
        <NameForm
          label={t('teams.newDepartment')}
          initial=""
          action={t('teams.addDepartment')}
          send={async (name) => {
            await create.mutateAsync({ query: { group_id: company.id }, body: { name } })
            toast('done', t('done.saved'))
          }}
        />
      )}
      {departments.length === 0 ? (
        <EmptyState picture="groups" title={t('teams.noDepartments')} text={t('teams.noDepartmentsText')} />
      ) : (
        <ul className={classes.list}>
          {departments.map((department) =>
            manages ? (
              <DepartmentRow key={department.id} group_id={company.id} department={department} />
            ) : (
              <li key={department.id} className={classes.row}>
                <span className={classes.name}>{department.name}</span>
                <span className={classes.people}>{t('teams.peopleIn', { count: department.people })}</span>
              </li>
            ),
          )}
        </ul>
      )}
    </div>
  )
}

import { assignableRoles } from '@catchpitch/contract/access/roles'
import { fullNameOf } from '@catchpitch/contract/fields/full-name'
import { bind } from '#platform/http/bind'
import { refuse } from '#platform/refusal'
import { changePeople } from './change-people.ts'
import { createPerson } from './create-person.ts'
import { getPerson } from './get-person.ts'
import { getStatements, listResultsOf } from './get-person-results.ts'
import { expirePasswordOf, sendSignInLink } from './help-person.ts'
import { listGroupOptions, listPeople } from './people.queries.ts'
import { listOwners } from './person.queries.ts'
import { presentPerson } from './present-person.ts'
import { removePerson } from './remove-person.ts'
import { presentRole } from './role.presenter.ts'
import { updatePerson } from './update-person.ts'

export const peopleRoutes = [
  bind('listPeople', async ({ db, person }, { query }) => {
    // A moderator's reach ends below staff: roots and moderators are root's to look after.
    const { rows, pagination } = await listPeople(db, query, person.platform_role === 'root')
    return { data: rows.map((row) => presentPerson(row, person)), pagination }
  }),

  bind('getPerson', async (context, { params }) => ({ data: await getPerson(context, params.id) })),

  bind('listPersonResults', async (context, { params, query }) => ({
    ...(await listResultsOf(context, params.id, query)),
    audit: { subject: 'user', subject_id: params.id },
  })),

  bind('getPersonStatements', async (context, { params, query }) => {
    const statements = await getStatements(context, params.id, query.test_id)
    const note = { subject: 'user', subject_id: params.id }
    // In the log of the company that they were written for, which has asked for them in its own name.
    return { data: statements, audit: statements && { ...note, group_id: statements.group.id } }
  }),

  bind('createPerson', async (context, { body }) => {
    const id = await createPerson(context, body)
    return {
      data: { id },
      message: 'done.userCreated',
      audit: [
        { subject: 'user', subject_id: id },
        ...body.memberships.map(({ group_id }) => ({ subject: 'user', subject_id: id, group_id, fields: ['role'] })),
      ],
    }
  }),

  bind('updatePerson', async (context, { params, body }) => {
    const { changed, groups, ...data } = await updatePerson(context, params.id, body)
    const user = { subject: 'user', subject_id: params.id }
    return {
      data,
      message: 'done.userUpdated',
      // What somebody is in a company stands in that company's log.
      audit: [{ ...user, fields: changed }, ...groups.map((group_id) => ({ ...user, group_id, fields: ['role'] }))],
    }
  }),

  bind('removePerson', async (context, { params }) => {
    await removePerson(context, params.id)
    return { data: null, message: 'done.userRemoved', audit: { subject: 'user', subject_id: params.id } }
  }),

  bind('changePeople', async (context, { body }) => {
    const ids = await changePeople(context, body)
    const group_id = body.action === 'set_role' ? body.group_id : null
    const note = { subject: 'user', fields: [body.action], ...(group_id && { group_id }) }
    return {
      data: { changed: ids.length },
      message: 'done.usersUpdated',
      audit: ids.map((subject_id) => ({ ...note, subject_id })),
    }
  }),

  bind('listRoles', async ({ person }) => ({
    data: (person.platform_role ? assignableRoles[person.platform_role] : []).map(presentRole),
  })),

  bind('checkOwner', async ({ db }, { query }) => {
    const owners = (await listOwners(db, query.group_id)) ?? refuse('record.missing')
    return {
      data: {
        has_owner: owners.length > 0,
        owners: owners.map(({ id, ...names }) => ({ id, full_name: fullNameOf(names) })),
      },
    }
  }),

  bind('sendSignInLink', async (context, { params }) => {
    await sendSignInLink(context, params.id)
    return { data: null, message: 'done.signInLinkSent', audit: { subject: 'user', subject_id: params.id } }
  }),

  bind('expirePassword', async (context, { params }) => {
    await expirePasswordOf(context, params.id)
    return { data: null, message: 'done.passwordExpired', audit: { subject: 'user', subject_id: params.id } }
  }),

  bind('listGroupOptions', async ({ db }, { query }) => {
    const { rows, pagination } = await listGroupOptions(db, query)
    return { data: rows, pagination }
  }),
]

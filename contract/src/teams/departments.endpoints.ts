import { z } from 'zod'
import { company } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields/text.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { listQuery } from '../list.ts'

const department = z.object({ id, name: z.string(), version: z.int() })

const departmentForm = z.object({ name: text({ max: limits.department_name.max }) })

export const listDepartments = endpoint({
  method: 'GET',
  path: '/departments',
  access: company('team.view'),
  summary: "The company's departments, with how many people are in each.",
  list: listQuery({ order: ['name'] }),
  reply: z.array(department.extend({ people: z.int() })),
})

export const createDepartment = endpoint({
  method: 'POST',
  path: '/departments',
  access: company('department.manage'),
  summary: 'Add a department; its name must be new in the company.',
  body: departmentForm,
  reply: department,
})

export const updateDepartment = endpoint({
  method: 'PUT',
  path: '/departments/{id}',
  access: company('department.manage'),
  summary: 'Rename a department.',
  params: z.object({ id }),
  body: departmentForm.extend({ version: z.int() }),
  reply: department,
})

export const removeDepartment = endpoint({
  method: 'DELETE',
  path: '/departments/{id}',
  access: company('department.manage'),
  summary: 'Remove a department that neither people nor surveys belong to any more.',
  refusals: ['department.used', 'department.surveys'],
  params: z.object({ id }),
  reply: z.null(),
})

import { z } from 'zod'
import { signedIn, staff } from '../access/access.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../ids.ts'
import { limits } from '../limits.ts'
import { importStates, personKinds } from './import.ts'
import { importFormats } from './import-formats.ts'
import { problemInFile } from './problem-in-file.ts'

/** A file to save, for a page that cannot ask for one by its address: it has no cookie to show. */
const download = z.object({ file_name: z.string(), content_type: z.string(), base64: z.string() })

const importedFile = z.object({
  id,
  kind: z.enum(personKinds),
  group: z.object({ id, name: z.string() }),
  file_name: z.string(),
  state: z.enum(importStates),
  /** Why it ended half-way, in a sentence; null if it did not. */
  failure: z.string().nullable(),
  rows_total: z.int(),
  /** Rows that were not taken in. What they hold is left as it is. */
  rows_bad: z.int(),
  rows_done: z.int(),
  rows_added: z.int(),
  /** The first of them, by line; all of them are in the file of the failed rows. */
  problems: z.array(problemInFile),
  problems_total: z.int(),
  created_at: z.iso.datetime(),
})

export const importPeople = endpoint({
  method: 'POST',
  path: '/admin/users/import',
  access: staff('person.import'),
  summary: 'Check a file of people for a company. Nothing is taken in yet: what is wrong is named by line and column.',
  refusals: ['impersonation.nested'],
  upload: { field: 'file', bytes: limits.spreadsheet.bytes, too_large: 'field.sheet.bytes' },
  body: z.object({ kind: z.enum(personKinds), group_id: id }),
  reply: importedFile,
  // Reading the file can take seconds, in which no transaction should be open.
  transaction: 'own',
})

export const getImport = endpoint({
  method: 'GET',
  path: '/admin/users/import/{id}',
  access: staff('person.import'),
  summary: 'How far an import is, and what is wrong with which rows.',
  params: z.object({ id }),
  reply: importedFile,
})

export const startImport = endpoint({
  method: 'POST',
  path: '/admin/users/import/{id}/start',
  access: staff('person.import'),
  summary: 'Take in the rows of a checked file that are right. Asked for twice, it happens once.',
  refusals: ['impersonation.nested'],
  params: z.object({ id }),
  reply: importedFile,
})

export const getFailedRows = endpoint({
  method: 'GET',
  path: '/admin/users/import/{id}/failed-rows',
  access: staff('person.import'),
  summary: 'The rows that were not taken in, as a file with the reasons: to be mended and sent again.',
  params: z.object({ id }),
  reply: download,
})

export const getSample = endpoint({
  method: 'GET',
  path: '/samples/{kind}',
  access: signedIn(),
  summary: 'A file that shows which columns an import takes, in my language.',
  params: z.object({ kind: z.enum(['users', 'admins', 'participants']) }),
  query: z.object({ format: z.enum(importFormats).default('csv') }),
  reply: download,
})

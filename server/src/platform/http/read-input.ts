import type { Endpoint } from '@catchpitch/contract/endpoint'
import { type Problem, problemsOf } from '@catchpitch/contract/problems'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse, refuseProblems } from '#platform/refusal'
import { readForm } from './read-form.ts'

type Read = { data: unknown; problems: Problem[] }

function read(schema: z.ZodType, given: unknown, part: 'query' | 'body'): Read {
  const input = given ?? {}
  const parsed = schema.safeParse(input)
  if (parsed.success) return { data: parsed.data, problems: [] }
  const problems = problemsOf(parsed.error, input)
  return { data: {}, problems: problems.map((problem) => ({ ...problem, field: problem.field || part })) }
}

/** The body, and the file if one came along; a call that may bring one can also be sent as JSON, without it. */
async function readBody({ upload, body }: Endpoint, request: FastifyRequest) {
  const form = upload !== null && request.isMultipart() ? await readForm(request, upload) : null
  // Of a signed call: the text as it came.
  const sent = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : request.body
  const { data, problems } = read(body, form ? form.fields : sent, 'body')
  return { data, file: form?.file ?? null, problems: [...problems, ...(form?.problems ?? [])] }
}

/**
 * Checks all that a call was sent and keeps only what its schemas name, so that no unknown field
 * can reach a table. An id in the path that is none names nothing: that is 404, not an input error.
 */
export async function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const params = endpoint.params.safeParse(request.params)
  if (!params.success) refuse('record.missing')
  const query = read(endpoint.query, request.query, 'query')
  const body = await readBody(endpoint, request)
  const problems = [...query.problems, ...body.problems]
  if (problems.length > 0) refuseProblems(problems)
  return { params: params.data, query: query.data, body: body.data, file: body.file }
}

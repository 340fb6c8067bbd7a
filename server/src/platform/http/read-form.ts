import type { Upload } from '@catchpitch/contract/endpoint'
import { limits } from '@catchpitch/contract/limits'
import type { Problem } from '@catchpitch/contract/problems'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse, refuseProblems } from '#platform/refusal'
import type { UploadedFile } from './context.ts'

type Form = { fields: Record<string, unknown>; file: UploadedFile | null; problems: Problem[] }

/** More than any form of ours has; together they bound what a form without a file can make us hold. */
const most = { files: 1, parts: 100, fieldSize: 64 * 1024 }

/** A browser sends an empty part without a name where no file was chosen. */
const isChosen = ({ bytes, filename }: UploadedFile) => bytes.length > 0 || filename !== ''

async function readParts(parts: AsyncIterable<Multipart>, upload: Upload): Promise<Form> {
  const fields = new Map<string, unknown[]>()
  const problems: Problem[] = []
  let file: UploadedFile | null = null
  let too_long = false
  for await (const part of parts) {
    if (part.type === 'field') {
      too_long ||= part.valueTruncated
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value])
    } else if (part.fieldname === upload.field) {
      const bytes = await part.toBuffer()
      file = { bytes, filename: part.filename, declared_type: part.mimetype }
      if (part.file.truncated) problems.push({ field: upload.field, key: upload.too_large, params: {} })
    } else {
      part.file.resume()
    }
  }
  // Only now: a form that nobody reads to its end keeps its sender waiting instead of hearing what is wrong.
  if (too_long) refuse('input.tooLarge')
  const single = Array.from(fields, ([name, values]) => [name, values.length === 1 ? values[0] : values] as const)
  return { fields: Object.fromEntries(single), file: file && isChosen(file) ? file : null, problems }
}

/**
 * Reads a form that is sent in parts, with the file that may be among them. A name that comes several times is a list.
 * It is read only once the caller is known to be allowed: nobody else makes us hold a file in memory.
 */
export async function readForm(request: FastifyRequest, upload: Upload): Promise<Form> {
  // Said at once, instead of after the whole of it has come.
  if (Number(request.headers['content-length'] ?? 0) > upload.bytes + limits.body_bytes) {
    refuseProblems([{ field: upload.field, key: upload.too_large, params: {} }])
  }
  try {
    return await readParts(request.parts({ limits: { ...most, fileSize: upload.bytes } }), upload)
  } catch (error) {
    // What has a number was refused by a rule; anything else is a form that cannot be read.
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error
    return refuse('input.invalid')
  }
}

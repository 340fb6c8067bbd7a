import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { inPieces } from './in-pieces.ts'
import type { FileStorage } from './storage.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  access_key_id: string
  secret_access_key: string
}

/** The bucket may hold other things too, and sweeping must not touch them. */
const prefix = 'files/'

/** For the store to begin its answer; how long a large file then takes is not limited. */
const patience_ms = 15_000

/** What the store takes at once of an object that comes in parts: all but the last must be five megabytes or more. */
const part_bytes = 8 * 1024 * 1024

const uploadTag = /<UploadId>([^<]+)<\/UploadId>/
const keyTag = /<Key>([^<]*)<\/Key>/g

/** Files in a private bucket of any store that speaks S3. The name of the bucket stands in the path, which all understand. */
export function openS3Storage(settings: S3Settings, listed_at_once = 500): FileStorage {
  const { endpoint, bucket, region } = settings
  const client = new AwsClient({
    accessKeyId: settings.access_key_id,
    secretAccessKey: settings.secret_access_key,
    service: 's3',
    region,
    retries: 2,
  })
  const address = `${endpoint}/${bucket}`

  async function ask(method: string, path: string, extra: RequestInit = {}): Promise<Response> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('The object store does not answer.')), patience_ms)
    try {
      return await client.fetch(`${address}${path}`, { ...extra, method, signal: patience.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  /** What the store says to it may name keys and accounts, so only its number goes on. */
  function demand(so: boolean, what: string, { status }: Response): void {
    if (!so) throw new Error(`The object store answered ${status} when asked to ${what}.`)
  }

  async function put(key: string, bytes: Buffer): Promise<void> {
    const answer = await send(`/${prefix}${key}`, bytes)
    demand(answer.ok, 'take an object', answer)
  }

  async function send(path: string, bytes: Buffer): Promise<Response> {
    const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
    const answer = await ask('PUT', path, { body: bytes, headers })
    await answer.arrayBuffer()
    return answer
  }

  async function beginParts(path: string): Promise<string> {
    const answer = await ask('POST', `${path}?uploads=`)
    const [, upload] = uploadTag.exec(await answer.text()) ?? []
    demand(answer.ok && upload !== undefined, 'take an object in parts', answer)
    return encodeURIComponent(upload ?? '')
  }

  /** The answer can be 200 and a failure: the store begins it before it knows. */
  async function endParts(path: string, upload: string, etags: readonly string[]): Promise<void> {
    const listed = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`
    const answer = await ask('POST', `${path}?uploadId=${upload}`, { body })
    const said = await answer.text()
    demand(answer.ok && said.includes('CompleteMultipartUploadResult'), 'put an object together', answer)
  }

  async function putParts(key: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const path = `/${prefix}${key}`
    let upload: string | null = null
    const etags: string[] = []
    try {
      for await (const { bytes, is_last } of inPieces(parts, part_bytes)) {
        // Most files are one piece, for which the short way is there.
        if (upload === null && is_last) return await put(key, bytes)
        upload ??= await beginParts(path)
        const answer = await send(`${path}?partNumber=${etags.length + 1}&uploadId=${upload}`, bytes)
        demand(answer.ok, 'take a part of an object', answer)
        etags.push(answer.headers.get('etag') ?? '')
      }
      if (upload !== null) await endParts(path, upload, etags)
    } catch (error) {
      // What was sent would lie there, be paid for, and be seen by nobody.
      if (upload !== null) await ask('DELETE', `${path}?uploadId=${upload}`).catch(() => {})
      throw error
    }
  }

  return {
    put,
    putParts,

    async read(key, { start, end }) {
      const answer = await ask('GET', `/${prefix}${key}`, { headers: { range: `bytes=${start}-${end}` } })
      if (answer.status === 206 && answer.body) return Readable.fromWeb(answer.body)
      await answer.body?.cancel()
      demand(answer.status === 404, 'give an object', answer)
      return null
    },

    async remove(key) {
      const answer = await ask('DELETE', `/${prefix}${key}`)
      await answer.arrayBuffer()
      demand(answer.ok || answer.status === 404, 'remove an object', answer)
    },

    async freeBytes() {
      const query = new URLSearchParams({ prefix, 'max-keys': '1' })
      const answer = await ask('GET', `?${query.toString()}`)
      await answer.arrayBuffer()
      demand(answer.ok, 'list its objects', answer)
      return null
    },

    async *list() {
      let after = ''
      for (;;) {
        const query = new URLSearchParams({ prefix, marker: after, 'max-keys': String(listed_at_once) })
        const answer = await ask('GET', `?${query.toString()}`)
        const page = await answer.text()
        demand(answer.ok, 'list its objects', answer)
        const found = Array.from(page.matchAll(keyTag), ([, key = '']) => key)
        if (found.length > 0) yield found.map((key) => key.slice(prefix.length))
        after = found.at(-1) ?? ''
        if (after === '' || !page.includes('<IsTruncated>true</IsTruncated>')) return
      }
    },
  }
}

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
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

  return {
    async put(key, bytes) {
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
      const answer = await ask('PUT', `/${prefix}${key}`, { body: bytes, headers })
      await answer.arrayBuffer()
      demand(answer.ok, 'take an object', answer)
    },

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

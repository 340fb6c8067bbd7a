import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { openDiskStorage } from '#platform/files/disk-storage'
import { openS3Storage, type S3Settings } from '#platform/files/s3-storage'
import type { FileStorage } from '#platform/files/storage'

type OpenStorage = { storage: FileStorage; close: () => Promise<void> }

async function makeFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'catchpitch-storage-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A real object store on this machine that checks signatures. It knows one account, and no other. */
export async function startS3Server(): Promise<{ settings: S3Settings; close: () => Promise<void> }> {
  const { folder, remove } = await makeFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: 'catchpitch' }],
  })
  const { port } = await server.run()
  const account = { access_key_id: 'S3RVER', secret_access_key: 'S3RVER' }
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'catchpitch', region: 'us-east-1', ...account },
    close: async () => {
      await server.close()
      await remove()
    },
  }
}

async function openOnDisk(listed_at_once?: number): Promise<OpenStorage> {
  const { folder, remove } = await makeFolder()
  return { storage: openDiskStorage(join(folder, 'files'), listed_at_once), close: remove }
}

async function openOnS3(listed_at_once?: number): Promise<OpenStorage> {
  const { settings, close } = await startS3Server()
  return { storage: openS3Storage(settings, listed_at_once), close }
}

/** Both places where files can lie, to run the same tests on each. */
export const storages: readonly { place: string; open: (listed_at_once?: number) => Promise<OpenStorage> }[] = [
  { place: 'disk', open: openOnDisk },
  { place: 'S3', open: openOnS3 },
]

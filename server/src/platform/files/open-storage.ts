import { join } from 'node:path'
import type { Config } from '#platform/config'
import { openDiskStorage } from './disk-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'

/** On this machine, unless an object store is set up. */
export function openStorage({ s3, data_dir }: Pick<Config, 's3' | 'data_dir'>): FileStorage {
  return s3 === null ? openDiskStorage(join(data_dir, 'files')) : openS3Storage(s3)
}

import { hkdfSync } from 'node:crypto'

/** What a key is for. A signature made for one purpose says nothing for another, because their keys differ. */
type KeyPurpose = 'links' | 'files' | 'reports'

/** The keys of this installation, one for each purpose, all of them from APP_SECRET. */
export type Secrets = { keyFor(purpose: KeyPurpose): Buffer }

const key_bytes = 32

export function deriveSecrets(app_secret: string): Secrets {
  const derive = (purpose: KeyPurpose) => Buffer.from(hkdfSync('sha256', app_secret, '', purpose, key_bytes))
  const keys: Record<KeyPurpose, Buffer> = {
    links: derive('links'),
    files: derive('files'),
    reports: derive('reports'),
  }
  return { keyFor: (purpose) => keys[purpose] }
}

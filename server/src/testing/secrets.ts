import { openDiskStorage } from '#platform/files/disk-storage'
import { deriveSecrets } from '#platform/secrets/secrets'

/** The same in every test, so that one part of it can check what another has signed. */
export const testSecrets = deriveSecrets('a secret that everybody may know')

/** What a sender of mails has to know of its installation. */
export const testSender = {
  sender: 'Catchpitch <no-reply@catchpitch.example>',
  app_name: 'Catchpitch',
  public_url: 'https://hire.example',
  secrets: testSecrets,
  // Most mails carry no file.
  storage: openDiskStorage('/nonexistent'),
  announce: () => {},
  on_settled: async () => {},
}

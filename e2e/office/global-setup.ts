import startProduct from '../global-setup.ts'
import { libreOfficeVersion } from './libre-office.ts'

/** Says what is missing before anything is built or started. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  console.log(`Files are opened in ${await libreOfficeVersion()}`)
  return startProduct()
}

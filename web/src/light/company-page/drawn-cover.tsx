import { defaultCover } from '@catchpitch/contract/groups/company-images'
import { companyImageAddress } from '../../ui/company-images/company-image-address.ts'

/** One of the drawings or colours that every company is offered. */
export function DrawnCover({ code }: { code: string | null }) {
  return <img src={companyImageAddress(code ?? defaultCover)} alt="" />
}

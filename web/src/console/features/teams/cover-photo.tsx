import { defaultCover } from '@catchpitch/contract/groups/company-images'
import { useQuery } from '@tanstack/react-query'
import { companyImageAddress } from '../../../ui/company-images/company-image-address.ts'
import classes from './cover-photo.module.css'
import { coverQuery } from './teams-list.ts'

/** What stands at the top of a company's pages. Only looks: whoever does not see it misses nothing. */
export function CoverPhoto({ group_id }: { group_id: string }) {
  const { data } = useQuery(coverQuery(group_id))
  const address = data && (data.picture ?? companyImageAddress(data.code ?? defaultCover))
  return <div className={classes.cover}>{address && <img src={address} alt="" />}</div>
}

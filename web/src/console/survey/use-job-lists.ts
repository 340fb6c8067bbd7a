import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/translator.ts'
import { readQuery } from '../queries.ts'

/** The lists that know which positions are senior, in the reader's language. */
export function useJobLists() {
  const language = useLanguage()
  const positions = readQuery('GET /job-position', {})
  const kinds = readQuery('GET /supervision-provided', {})
  const { data: positionList = [] } = useQuery({ ...positions, queryKey: [...positions.queryKey, language] })
  const { data: supervisionList = [] } = useQuery({ ...kinds, queryKey: [...kinds.queryKey, language] })
  return { positions: positionList, supervisions: supervisionList }
}

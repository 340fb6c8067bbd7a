import { systemActions } from '@catchpitch/contract/audit/system-actions'
import { endpoints } from '@catchpitch/contract/endpoints'

/** An action is called as its call is, so there are as many as there are calls, and a few that are none. */
const actions = [...Object.keys(endpoints), ...systemActions]

/** The actions whose names hold every word of a keyword: "change password" finds changePassword. No words: null, any. */
export function actionsMatching(keyword: string): string[] | null {
  const words = keyword.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return null
  return actions.filter((action) => words.every((word) => action.toLowerCase().includes(word)))
}

import type { RoleKey } from '@catchpitch/contract/access/roles'
import type { TourKey } from '../words.ts'

/** What a step points at: an element that carries the name in `data-tour`. */
export type TourTarget = 'navigation' | 'company' | 'search' | 'preferences' | 'account'

/** Without a target it stands in the middle of the screen. */
export type TourStep = { target: TourTarget | null; title: TourKey; text: TourKey }

const search: TourStep = { target: 'search', title: 'tour.search', text: 'tour.search.text' }
const preferences: TourStep = { target: 'preferences', title: 'tour.preferences', text: 'tour.preferences.text' }
const account: TourStep = { target: 'account', title: 'tour.account', text: 'tour.account.text' }
const company: TourStep = { target: 'company', title: 'tour.company', text: 'tour.company.text' }

const navigation: TourStep = { target: 'navigation', title: 'tour.navigation', text: 'tour.navigation.text' }

const welcome = (text: TourKey): TourStep => ({ target: null, title: 'tour.welcome', text })

const staff = [welcome('tour.welcome.staff'), navigation, search, preferences, account]
const rest = [navigation, company, search, preferences, account]

/** What each kind of person is shown. Steps are counted on the server: new ones go to the end, or nobody sees them. */
export const stepsOfRole: Readonly<Record<RoleKey, readonly TourStep[]>> = {
  root: staff,
  moderator: staff,
  owner: [welcome('tour.welcome.owner'), ...rest],
  manager: [welcome('tour.welcome.manager'), ...rest],
  member: [welcome('tour.welcome.member'), ...rest],
  applicant: [welcome('tour.welcome.applicant'), preferences, account],
}

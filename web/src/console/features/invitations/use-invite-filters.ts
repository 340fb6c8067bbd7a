import { inviteSource, inviteState } from '@catchpitch/contract/invitations/invite-state'
import { languageName, languages } from '@catchpitch/contract/languages'
import type { FilterField } from '../../list/list-filter.ts'
import { useT } from '../../words.ts'

const states = ['queued', 'sent', 'failed', 'opened', 'started', 'completed', 'declined', 'expired'] as const
const sources = ['typed', 'file', 'link'] as const

export function useStateFilter(): FilterField {
  const t = useT()
  return {
    name: 'state',
    label: t('invites.state'),
    all: t('invites.allStates'),
    choices: states.map((name) => ({ value: String(inviteState[name]), label: t(`invites.state.${name}`) })),
  }
}

/** By what the people of one survey can be narrowed. */
export function useInviteFilters(): readonly FilterField[] {
  const t = useT()
  return [
    useStateFilter(),
    {
      name: 'source',
      label: t('invites.source'),
      all: t('invites.allSources'),
      choices: sources.map((name) => ({ value: String(inviteSource[name]), label: t(`invites.source.${name}`) })),
    },
    {
      name: 'language',
      label: t('invites.language'),
      all: t('invites.allLanguages'),
      choices: languages.map((value) => ({ value, label: languageName[value] })),
    },
  ]
}

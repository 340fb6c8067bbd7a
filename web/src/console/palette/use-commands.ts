import { languageName, languages } from '@catchpitch/contract/languages'
import {
  IconBuilding,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconRoute,
  IconSun,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { chooseLanguage, translateNow, useLanguage } from '../../i18n/translator.ts'
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '../../ui/color-scheme.ts'
import { iconOf } from '../navigation/icons.ts'
import { destinationsOf, offeredTo } from '../navigation/navigation.ts'
import { usePerson } from '../person/load-person.ts'
import { may, type Person } from '../person/person.ts'
import { useChooseCompany } from '../person/use-choose-company.ts'
import { useTellLanguage } from '../person/use-tell-language.ts'
import { useShellActions } from '../shell/shell-actions.ts'
import { toast } from '../toast.ts'
import { type ConsoleKey, useT } from '../words.ts'
import type { Command } from './command.ts'

/** What a word is in English; more than the palette uses, so a key may be missing. */
export type EnglishWords = Readonly<Record<string, string>>

const schemes = [
  { choice: 'light', label: 'palette.light', icon: IconSun },
  { choice: 'dark', label: 'palette.dark', icon: IconMoon },
  { choice: 'system', label: 'palette.system', icon: IconDeviceDesktop },
] as const satisfies { choice: SchemeChoice; label: ConsoleKey; icon: unknown }[]

/** Those that a person can change to, not the one that they are in. */
function otherCompanies(person: Person) {
  return may(person, 'survey.view') ? person.user.groups.filter(({ id }) => id !== person.company?.id) : []
}

/** Everything that this person can go to or do from here, in their language. */
export function useCommands(english: EnglishWords): Command[] {
  const t = useT()
  const router = useRouter()
  const person = usePerson()
  const language = useLanguage()
  const scheme = useSchemeChoice()
  const chooseCompany = useChooseCompany()
  const tellLanguage = useTellLanguage()
  const { startTour } = useShellActions()
  const named = (key: ConsoleKey) => ({ label: t(key), alias: english[key] ?? '' })

  const speak = async (code: (typeof languages)[number]) => {
    try {
      await chooseLanguage(code)
      tellLanguage(code)
    } catch {
      toast('failed', translateNow('failure.network' satisfies ConsoleKey))
    }
  }

  return [
    ...offeredTo(person, destinationsOf(router)).map(
      ({ to, label, icon }): Command => ({
        id: to,
        ...named(label),
        icon: iconOf[icon],
        group: 'pages',
        run: () => void router.navigate({ to }),
      }),
    ),
    ...otherCompanies(person).map(
      (company): Command => ({
        id: company.id,
        label: company.name,
        alias: english['palette.company'] ?? '',
        icon: IconBuilding,
        group: 'company',
        run: () => void chooseCompany(company),
      }),
    ),
    ...languages
      .filter((code) => code !== language)
      .map(
        (code): Command => ({
          id: code,
          label: languageName[code],
          alias: `${t('palette.language')} ${english['palette.language'] ?? ''}`,
          lang: code,
          icon: IconLanguage,
          group: 'language',
          run: () => void speak(code),
        }),
      ),
    ...schemes
      .filter(({ choice }) => choice !== scheme)
      .map(
        ({ choice, label, icon }): Command => ({
          id: choice,
          ...named(label),
          icon,
          group: 'appearance',
          run: () => chooseScheme(choice),
        }),
      ),
    { id: 'tour', ...named('shell.tour'), icon: IconRoute, group: 'more', run: startTour },
    {
      id: 'sign-out',
      ...named(person.user.impersonate ? 'shell.stopAndSignOut' : 'shell.signOut'),
      icon: IconLogout,
      group: 'more',
      run: () => void router.navigate({ to: '/logout' }),
    },
  ]
}

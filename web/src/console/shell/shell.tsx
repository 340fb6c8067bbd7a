import { IconMenu2 } from '@tabler/icons-react'
import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { SupportSlot } from '../../support/support-slot.tsx'
import { writerOf } from '../../support/writer.ts'
import { InShellContext } from '../in-shell.ts'
import { useLiveUpdates } from '../live/use-live-updates.ts'
import { usePerson } from '../person/load-person.ts'
import { homeOf, type Person } from '../person/person.ts'
import { standingWords } from '../survey-words.ts'
import { TourOffer } from '../tour/tour-offer.tsx'
import { useTour } from '../tour/use-tour.ts'
import { useT, withWords } from '../words.ts'
import { Brand } from './brand.tsx'
import classes from './shell.module.css'
import { ShellActionsContext } from './shell-actions.ts'
import { ShellTools } from './shell-tools.tsx'
import { Sidebar } from './sidebar.tsx'
import { graceOf, isShutOut, lacksPlan } from './standing.ts'
import { useOnePerson } from './use-one-person.ts'
import { usePalette } from './use-palette.tsx'

// What lies over the page comes behind it. The drawer does so by itself, and is there when somebody presses the button.
const NavigationDrawer = lazy(async () => ({ default: (await import('./navigation-drawer.tsx')).NavigationDrawer }))
const CompanyChoice = lazy(async () => ({ default: (await import('./company-choice.tsx')).CompanyChoice }))

// Few people ever see them. The offer of the tour is for everybody new, and comes with the shell: later, it pushed the page
// down while somebody pressed something on it.
const ImpersonationBanner = lazy(async () => ({
  default: (await import('../impersonation/impersonation-banner.tsx')).ImpersonationBanner,
}))
const PlanBanner = lazy(async () => {
  const load = withWords(standingWords, () => import('./plan-banner.tsx'))
  return { default: (await load()).PlanBanner }
})
const PaymentBanner = lazy(async () => {
  const load = withWords(standingWords, () => import('./payment-banner.tsx'))
  return { default: (await load()).PaymentBanner }
})
const SuspendedPage = lazy(async () => {
  const load = withWords(standingWords, () => import('./suspended-page.tsx'))
  return { default: (await load()).SuspendedPage }
})

const signedIn = getRouteApi('/signed-in')

const isPrinted = (pathname: string) => pathname.replace(/\/$/, '').endsWith('/export/preview')

/** What the people of a company must know of its plan, whichever page they are on. */
function PlanNews({ person }: { person: Person }) {
  const grace_ends_at = graceOf(person)
  if (lacksPlan(person)) return <PlanBanner person={person} />
  if (!person.company || grace_ends_at === null) return null
  return <PaymentBanner person={person} company={person.company} grace_ends_at={grace_ends_at} />
}

/** Another person is another screen: nothing that was opened or typed by the one before stays in it. */
export function Shell() {
  const id = signedIn.useRouteContext({ select: ({ person }) => person.user.id })
  useOnePerson()
  return <PersonalShell key={id} />
}

/** What stands round every page behind the sign-in: at the side where there is room, else behind a button. */
function PersonalShell() {
  const t = useT()
  const person = usePerson()
  useLiveUpdates(person.company?.id ?? null)
  const [menuOpen, setMenuOpen] = useState(false)
  const tour = useTour(person)
  const { palette, open: openPalette } = usePalette({ disabled: tour.running || person.mustChooseCompany })
  // Offered where the day begins, not in the middle of somebody's work.
  const pathname = useLocation({ select: (location) => location.pathname })
  const shutOut = isShutOut(person, pathname)
  // What is to be printed has the screen to itself, as it will have the paper.
  if (isPrinted(pathname) && !shutOut && !person.mustChooseCompany) return <Outlet />
  const atHome = pathname === homeOf(person)
  const { impersonate } = person.user
  const startTour = () => void tour.start({ resume: false })
  return (
    <ShellActionsContext value={{ openPalette, startTour }}>
      <div className={classes.shell}>
        <a className={classes.skip} href="#content">
          {t('shell.skip')}
        </a>
        <header className={classes.bar}>
          <button
            type="button"
            className={classes.burger}
            aria-label={t('shell.menu')}
            data-tour="menu"
            onClick={() => setMenuOpen(true)}
          >
            <IconMenu2 size={22} aria-hidden />
          </button>
          <Brand />
          <ShellTools inBar />
        </header>
        <header className={classes.side}>
          <div className={classes.brand}>
            <Brand />
            <ShellTools />
          </div>
          <Sidebar />
        </header>
        <Suspense>
          <NavigationDrawer opened={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
        <div className={classes.content}>
          <Suspense>
            {impersonate && <ImpersonationBanner user={person.user} impersonate={impersonate} />}
            {!shutOut && <PlanNews person={person} />}
            {atHome && tour.offer && (
              <TourOffer
                begun={tour.offer.begun}
                onStart={() => void tour.start({ resume: true })}
                onDecline={tour.decline}
              />
            )}
          </Suspense>
          <InShellContext value>
            {shutOut ? (
              <Suspense>
                <SuspendedPage />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </InShellContext>
        </div>
        <Suspense>{person.mustChooseCompany && <CompanyChoice person={person} />}</Suspense>
        <SupportSlot writer={writerOf(person.user, person.company?.id ?? null)} />
        {palette}
      </div>
    </ShellActionsContext>
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { iconOf } from '../navigation/icons.ts'
import { currentOf, type Destination, destinationsOf, grouped, offeredTo } from '../navigation/navigation.ts'
import { usePerson } from '../person/load-person.ts'
import { useT } from '../words.ts'
import classes from './navigation-list.module.css'
import { useOpenGroups } from './use-open-groups.ts'
import { WaitingNumber } from './waiting-number.tsx'

/** With more than this the groups can be folded, and begin so, but for the one that the page is in. */
const long = 12

type Leave = (() => void) | undefined

function Entry({ entry, current, onLeave }: { entry: Destination; current: boolean; onLeave: Leave }) {
  const t = useT()
  const Icon = iconOf[entry.icon]
  return (
    <li>
      <Link
        to={entry.to}
        // The router marks the page itself; a page below this one is marked here.
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={current || undefined}
        className={classes.link}
        onClick={onLeave}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        <span>{t(entry.label)}</span>
        {entry.waiting && <WaitingNumber of={entry.waiting} />}
      </Link>
    </li>
  )
}

/** `onLeave` is called when a link is followed, so that a drawer can close behind it. */
export function NavigationList({ onLeave }: { onLeave: Leave }) {
  const t = useT()
  const destinations = destinationsOf(useRouter())
  const offered = offeredTo(usePerson(), destinations)
  const current = useLocation({ select: ({ pathname }) => currentOf(pathname, destinations)?.to })
  const { isOpen, toggle } = useOpenGroups()
  const foldable = offered.length > long
  return (
    <nav className={classes.nav} aria-label={t('shell.navigation')}>
      {grouped(offered).map(({ name, heading, entries }) => {
        const holdsCurrent = entries.some(({ to }) => to === current)
        const open = !foldable || heading === null || holdsCurrent || isOpen(name)
        const items = (
          <ul className={classes.entries} aria-label={heading ? t(heading) : undefined}>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} current={entry.to === current} onLeave={onLeave} />
            ))}
          </ul>
        )
        return (
          <div key={name} className={classes.group}>
            {heading && !foldable && <p className={classes.heading}>{t(heading)}</p>}
            {heading && foldable && (
              <button
                type="button"
                className={classes.heading}
                aria-expanded={open}
                // The group of the page that is open stays open: otherwise nobody would see where they are.
                aria-disabled={holdsCurrent || undefined}
                onClick={() => !holdsCurrent && toggle(name)}
              >
                {t(heading)}
                {!open && entries.map(({ to, waiting }) => waiting && <WaitingNumber key={to} of={waiting} />)}
                <IconChevronDown className={classes.fold} size={14} aria-hidden />
              </button>
            )}
            {open && items}
          </div>
        )
      })}
    </nav>
  )
}

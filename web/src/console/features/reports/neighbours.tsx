import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../../words.ts'
import classes from './neighbours.module.css'
import type { ReportInfo } from './report-query.ts'

/** Whether an arrow pressed here is meant for something that takes arrows itself. */
function takesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, audio, video, [role]') !== null
}

/** The way to the person before and after in the list that is read from, also by the arrow keys. */
export function Neighbours({ place: { position, total, previous, next } }: Pick<ReportInfo, 'place'>) {
  const t = useT()
  const navigate = useNavigate()
  const address = useSearch({ from: '/signed-in/surveys/results/view' })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (takesArrows(event.target)) return
      const id = { ArrowLeft: previous, ArrowRight: next }[event.key]
      if (id) void navigate({ to: '/surveys/results/view', search: { ...address, id } })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [previous, next, address, navigate])

  const go = (id: string | null) => id && void navigate({ to: '/surveys/results/view', search: { ...address, id } })
  return (
    <nav className={classes.neighbours} aria-label={t('reports.neighbours')}>
      <Button
        variant="default"
        px="xs"
        disabled={!previous}
        title={t('reports.previousHint')}
        onClick={() => go(previous)}
      >
        <IconChevronLeft size={18} aria-hidden />
        <span className="visually-hidden">{t('reports.previous')}</span>
      </Button>
      <span className={classes.position}>
        {position === null ? t('reports.notInList') : t('reports.position', { position, total })}
      </span>
      <Button variant="default" px="xs" disabled={!next} title={t('reports.nextHint')} onClick={() => go(next)}>
        <IconChevronRight size={18} aria-hidden />
        <span className="visually-hidden">{t('reports.next')}</span>
      </Button>
    </nav>
  )
}

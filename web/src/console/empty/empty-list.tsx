import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { useT } from '../words.ts'

/** The sixteen lists for which the specification asks for a word of their own when they are empty. */
export const emptyLists = [
  'notifications',
  'results',
  'surveys',
  'users',
  'orders',
  'data',
  'invites',
  'groups',
  'email',
  'plans',
  'interpretation',
  'dimensions',
  'answers',
  'participants',
  'module',
  'templates',
] as const

type EmptyListProps = {
  of: (typeof emptyLists)[number]
  /** The next step, if this person can take it. */
  children?: ReactNode
}

/** What a list says that has nothing in it yet. */
export function EmptyList({ of, children }: EmptyListProps) {
  const t = useT()
  return (
    <EmptyState picture={of} title={t(`empty.${of}.title`)} text={t(`empty.${of}.text`)}>
      {children}
    </EmptyState>
  )
}

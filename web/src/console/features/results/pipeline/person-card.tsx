import { formatDay } from '@catchpitch/contract/dates'
import { languageFrom } from '@catchpitch/contract/languages'
import type { ResultStatus } from '@catchpitch/contract/results/result-status'
import { ActionIcon, Checkbox, Menu } from '@mantine/core'
import { IconDots, IconGripVertical } from '@tabler/icons-react'
import type { HTMLAttributes } from 'react'
import { useLanguage } from '../../../../i18n/translator.ts'
import { useT } from '../../../words.ts'
import { decisions, nameOf } from '../deciding/decidable.ts'
import { Flag, ReadLink } from '../deciding/person-cells.tsx'
import classes from './board.module.css'
import type { Card } from './pipeline-query.ts'

/** What somebody who may decide can do with a card. */
export type Deciding = {
  isSelected: (id: string) => boolean
  onSelect: (id: string) => void
  onDecide: (card: Card, status: ResultStatus) => void
  cardProps: (id: string) => HTMLAttributes<HTMLElement>
}

type PersonCardProps = {
  card: Card
  /** Null: for whoever may only look. */
  deciding: Deciding | null
  isDragged: boolean
}

/** One person on the board. */
export function PersonCard({ card, deciding, isDragged }: PersonCardProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const name = nameOf(card)
  const selected = deciding?.isSelected(card.id) ?? false
  return (
    <li
      className={classes.card}
      data-person={card.code}
      data-selected={selected || undefined}
      data-dragged={isDragged || undefined}
      data-movable={deciding !== null || undefined}
      {...deciding?.cardProps(card.id)}
    >
      <div className={classes.cardHead}>
        {deciding && (
          <Checkbox
            aria-label={t('pipeline.select', { name })}
            checked={selected}
            onChange={() => deciding.onSelect(card.id)}
          />
        )}
        <span className={classes.name}>
          {name}
          {card.name !== null && <span className={classes.code}>{card.code}</span>}
        </span>
        {deciding && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" size={32} aria-label={t('pipeline.move', { name })}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {decisions
                .filter(({ status }) => status !== card.status)
                .map(({ status, label }) => (
                  <Menu.Item key={status} onClick={() => deciding.onDecide(card, status)}>
                    {t(label)}
                  </Menu.Item>
                ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <div className={classes.cardFoot}>
        <span className={classes.when}>{formatDay(new Date(card.completed_at), language)}</span>
        <Flag of={card} />
        <ReadLink person={card} />
        {deciding && (
          // For fingers; whoever goes by key has the menu.
          <span className={classes.grip} data-grip aria-hidden="true">
            <IconGripVertical size={18} />
          </span>
        )}
      </div>
    </li>
  )
}

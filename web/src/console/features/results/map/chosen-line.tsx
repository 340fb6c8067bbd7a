import { comparePeople } from '@catchpitch/method/distinguishable'
import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useT } from '../../../words.ts'
import type { Dot } from '../results-list.ts'
import classes from './results-map.module.css'

type ChosenLineProps = { dot: Dot; name: string; dots: readonly Dot[] }

/** Of the person who was found on the map: the way to what they wrote, and from how many they cannot be told apart. */
export function ChosenLine({ dot, name, dots }: ChosenLineProps) {
  const t = useT()
  const { alike, others } = useMemo(() => {
    const compared = dots.filter(({ id }) => id !== dot.id).map((other) => comparePeople(dot, other))
    return {
      alike: compared.filter((comparison) => comparison === 'not_distinguishable').length,
      others: compared.filter((comparison) => comparison !== 'not_enough_to_say').length,
    }
  }, [dot, dots])
  return (
    <p className={classes.read}>
      <Link to="/surveys/results/view" search={{ id: dot.id, tab: undefined, level: undefined }}>
        {t('results.read', { name })}
      </Link>
      <span>{isEnoughToSay(dot) ? t('results.alike', { alike, others }) : t('results.notCompared')}</span>
    </p>
  )
}

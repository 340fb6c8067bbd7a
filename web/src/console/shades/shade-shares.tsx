import { shades as shadeNumbers } from '@catchpitch/method/shade'
import { useLanguage } from '../../i18n/translator.ts'
import { ShadeWheel, type WheelSector } from '../../ui/shade-wheel/shade-wheel.tsx'
import { useT } from '../words.ts'
import classes from './shade-shares.module.css'

const quadrants = [1, 2, 3, 4] as const
const strengths = [
  { number: 1, word: 'strength.much', short: 'strength.much.short' },
  { number: 2, word: 'strength.some', short: 'strength.some.short' },
  { number: 3, word: 'strength.none', short: 'strength.none.short' },
] as const

type ShadeSharesProps = {
  /** What the wheel is of. */
  label: string
  /** Twelve that sum to one. */
  shades: readonly number[]
}

/** How statements are spread over the twelve shades: as a wheel, and the same figures as a table. */
export function ShadeShares({ label, shades }: ShadeSharesProps) {
  const t = useT()
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 0 })
  const shareOf = (shade: number) => shades[shade - 1] ?? 0
  const sectors = quadrants.flatMap((quadrant) =>
    strengths.map(({ number, word, short }): WheelSector => {
      const id = shadeNumbers[quadrant][number]
      return {
        id,
        quadrant,
        strength: number,
        label: t('wheel.sector', { quadrant: t(`quadrant.${quadrant}`), strength: t(word) }),
        mark: t(short),
        share: shareOf(id),
      }
    }),
  )
  const corners = { 1: t('quadrant.1'), 2: t('quadrant.2'), 3: t('quadrant.3'), 4: t('quadrant.4') }
  return (
    <div className={classes.shades}>
      <ShadeWheel label={label} sectors={sectors} corners={corners} />
      <table className={classes.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <td />
            {strengths.map(({ number, word }) => (
              <th key={number} scope="col">
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quadrants.map((quadrant) => (
            <tr key={quadrant} data-quadrant={quadrant}>
              <th scope="row">{t(`quadrant.${quadrant}`)}</th>
              {strengths.map(({ number }) => (
                <td key={number}>{percent.format(shareOf(shadeNumbers[quadrant][number]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

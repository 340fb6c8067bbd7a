import { interpretationType } from '@catchpitch/contract/reports/interpretation-type'
import { isEnoughToSay } from '@catchpitch/method/enough-to-say'
import { ringOf } from '@catchpitch/method/ring'
import { shades as shadeNumbers } from '@catchpitch/method/shade'
import type { Reply } from '../api/calls.ts'
import { useLanguage } from '../i18n/translator.ts'
import { leaning } from '../ui/map/leaning.ts'
import { across, crossOf, down } from '../ui/map/map-frame.ts'
import { MapRing } from '../ui/map/map-ring.tsx'
import { useSheetT } from './sheet-words.ts'

export type DynamicReport = Reply<'GET /my-surveys/get-users-dynamic-interpretation-results'>
type Reported = DynamicReport['people'][number]

const size = 240
const frame = { width: size, height: size, margin: 12 }

const felt = { low: 'sheets.feltLow', middle: 'sheets.feltMiddle', high: 'sheets.feltHigh' } as const
const held = { low: 'sheets.heldLow', middle: 'sheets.heldMiddle', high: 'sheets.heldHigh' } as const

function usePlace() {
  const t = useSheetT()
  return ({ x, y, situations }: { x: number; y: number; situations: number }) =>
    isEnoughToSay({ situations })
      ? t('sheets.place', { feeling: t(felt[leaning(x)]), control: t(held[leaning(y)]) })
      : t('sheets.notEnough')
}

function Place({ person }: { person: Reported }) {
  const t = useSheetT()
  return (
    <figure className="sheet-map">
      <span>{t('sheets.axisMuch')}</span>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('sheets.map', { name: person.name ?? person.code })}
      >
        <rect className="sheet-ground" width={size} height={size} rx={8} />
        <path className="sheet-cross" d={crossOf(frame, 0)} />
        <MapRing className="sheet-ring" frame={frame} ring={ringOf(person)} />
        <circle
          className="sheet-dot"
          data-hollow={!isEnoughToSay(person)}
          cx={across(frame, person.x)}
          cy={down(frame, person.y)}
          r={6}
        />
      </svg>
      <span className="sheet-axis">
        <span>{t('sheets.axisBad')}</span>
        <span>{t('sheets.axisLittle')}</span>
        <span>{t('sheets.axisGood')}</span>
      </span>
    </figure>
  )
}

const quadrants = [1, 2, 3, 4] as const
const strengths = [1, 2, 3] as const

function Shades({ shares }: { shares: readonly number[] }) {
  const t = useSheetT()
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 0 })
  return (
    <table className="sheet-table">
      <caption>{t('sheets.shades')}</caption>
      <thead>
        <tr>
          <td />
          {strengths.map((strength) => (
            <th key={strength} scope="col">
              {t(`sheets.control${strength}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quadrants.map((quadrant) => (
          <tr key={quadrant} data-quadrant={quadrant}>
            <th scope="row">{t(`sheets.quadrant${quadrant}`)}</th>
            {strengths.map((strength) => (
              <td key={strength}>{percent.format(shares[shadeNumbers[quadrant][strength] - 1] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is left of the company's texts after it has chosen, by what it wants to find out. */
function Readings({ queries, person }: { queries: DynamicReport['queries']; person: Reported }) {
  const t = useSheetT()
  return queries.map((query) => {
    const found = person.by_query.find(({ id }) => id === query.id)
    const kept = found?.interpretations.filter(({ is_kept }) => is_kept) ?? []
    if (kept.length === 0) return null
    return (
      <section key={query.id} className="sheet-topic">
        <h3>{query.name}</h3>
        <ul className="sheet-readings">
          {kept.map(({ id, type, name, description, quadrant }) => (
            <li key={id} data-quadrant={quadrant}>
              <p className="sheet-quiet">
                {t(type === interpretationType.question ? 'sheets.toAsk' : 'sheets.toRead')}
              </p>
              <h4>{name}</h4>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** What somebody's answers come to: their place with its ring, their situations, shades, and what to read and ask. */
export function DynamicSheet({ report: { people, queries } }: { report: DynamicReport }) {
  const t = useSheetT()
  const placeOf = usePlace()
  return people.map((person) => (
    <div key={person.id}>
      <div className="sheet-figures">
        <Place person={person} />
        <div>
          <p className="sheet-place">{placeOf(person)}</p>
          <table className="sheet-table">
            <caption>{t('sheets.situations')}</caption>
            <tbody>
              {person.by_situation.map((one) => (
                <tr key={one.name}>
                  <th scope="row">{one.name}</th>
                  <td>{placeOf({ ...one, situations: person.situations })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <Shades shares={person.shades} />
      <Readings queries={queries} person={person} />
    </div>
  ))
}

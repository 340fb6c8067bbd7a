import { shades } from '@catchpitch/method/shade'
import { useState } from 'react'
import { ShadeWheel, type WheelSector } from '../../../ui/shade-wheel/shade-wheel.tsx'
import { useT } from '../../words.ts'
import { DesignSection, Grid } from './design-section.tsx'

const quadrants = [1, 2, 3, 4] as const
const strengths = ['much', 'some', 'none'] as const
const numberOf = { much: 1, some: 2, none: 3 } as const

/** Of what somebody said, shade by shade as they lie on the wheel; three are touched by nothing. */
const shares = [0.19, 0.12, 0.06, 0.14, 0, 0.05, 0.11, 0.08, 0, 0.16, 0.09, 0]

/** The twelve shades: whole and to be pressed, on the way to being written, and as the shares of a report. */
export function Wheels() {
  const t = useT()
  const [selected, setSelected] = useState<number | null>(null)
  const sectors = quadrants.flatMap((quadrant) =>
    strengths.map((strength): WheelSector => {
      const named = { quadrant: t(`quadrant.${quadrant}`), strength: t(`strength.${strength}`) }
      return {
        id: shades[quadrant][numberOf[strength]],
        quadrant,
        strength: numberOf[strength],
        label: t('wheel.sector', named),
        mark: t(`strength.${strength}.short`),
      }
    }),
  )
  const corners = { 1: t('quadrant.1'), 2: t('quadrant.2'), 3: t('quadrant.3'), 4: t('quadrant.4') }
  const begun = sectors.map((sector) => ({ ...sector, isEmpty: sector.quadrant > 2 }))
  const shared = sectors.map((sector, index) => ({ ...sector, share: shares[index] ?? 0 }))
  return (
    <DesignSection title={t('wheel.label')} text={t('design.wheelText')}>
      <Grid>
        <ShadeWheel
          label={t('design.wheelWhole')}
          sectors={sectors}
          corners={corners}
          selected={selected}
          onSelect={setSelected}
        />
        <ShadeWheel label={t('design.wheelBegun')} sectors={begun} corners={corners} middle="6/12" />
        <ShadeWheel label={t('design.wheelShares')} sectors={shared} corners={corners} />
      </Grid>
    </DesignSection>
  )
}

import type { Language, Texts } from '@catchpitch/contract/languages'
import { shades } from '@catchpitch/method/shade'
import { type FocusEvent, useRef, useState } from 'react'
import { ShadeWheel, type WheelSector } from '../../../ui/shade-wheel/shade-wheel.tsx'
import type { FormFields } from '../../form/form-fields.ts'
import { TextsField } from '../../form/texts-field.tsx'
import { useT } from '../../words.ts'
import classes from './quadrant-fields.module.css'

const quadrants = [1, 2, 3, 4] as const
const strengths = ['much', 'some', 'none'] as const
const numberOf = { much: 1, some: 2, none: 3 } as const

type Part = (typeof strengths)[number] | 'parameter'
type FieldName = `quadrants.${0 | 1 | 2 | 3}.${Part}`
type Quadrant = Record<Part, Texts>

type QuadrantFieldsProps = {
  form: FormFields<`${FieldName}.${Language}`>
  /** What the form holds at the moment. */
  quadrantsNow: () => readonly Quadrant[]
}

const indexOf = { 1: 0, 2: 1, 3: 2, 4: 3 } as const

const cells = quadrants.flatMap((quadrant) =>
  strengths.map((strength) => ({
    id: shades[quadrant][numberOf[strength]],
    quadrant,
    strength,
    field: `quadrants.${indexOf[quadrant]}.${strength}` as const,
  })),
)

const isWritten = (texts: Texts | undefined) => texts !== undefined && texts.en.trim() !== ''

/** The twelve shades as the wheel that reports use, and beside it a text for each. Pressing one leads to the other. */
export function QuadrantFields({ form, quadrantsNow }: QuadrantFieldsProps) {
  const t = useT()
  const fields = useRef<HTMLDivElement>(null)
  const [now, setNow] = useState(quadrantsNow)
  const [selected, setSelected] = useState<number | null>(null)
  const written = cells.filter(({ quadrant, strength }) => isWritten(now[indexOf[quadrant]]?.[strength]))

  const open = (id: number) => {
    const cell = cells.find((one) => one.id === id)
    fields.current?.querySelector<HTMLElement>(`[data-path="${cell?.field}.en"]`)?.focus()
  }

  // Whoever comes to a text by the tab key sees on the wheel which one it is.
  const follow = (event: FocusEvent) => {
    const path = event.target.getAttribute('data-path')
    setSelected(cells.find(({ field }) => path?.startsWith(`${field}.`))?.id ?? null)
  }

  const sectors = cells.map(({ id, quadrant, strength }): WheelSector => {
    const isEmpty = written.every((cell) => cell.id !== id)
    return {
      id,
      quadrant,
      strength: numberOf[strength],
      label: t(isEmpty ? 'wheel.sectorEmpty' : 'wheel.sector', {
        quadrant: t(`quadrant.${quadrant}`),
        strength: t(`strength.${strength}`),
      }),
      mark: t(`strength.${strength}.short`),
      isEmpty,
    }
  })

  return (
    <div className={classes.layout}>
      <div className={classes.wheel}>
        <ShadeWheel
          label={t('wheel.label')}
          sectors={sectors}
          corners={{ 1: t('quadrant.1'), 2: t('quadrant.2'), 3: t('quadrant.3'), 4: t('quadrant.4') }}
          middle={`${written.length}/${cells.length}`}
          selected={selected}
          onSelect={open}
        />
        <p className={classes.count}>{t('situation.filled', { count: written.length, all: cells.length })}</p>
      </div>
      <div ref={fields} className={classes.quadrants} onChange={() => setNow([...quadrantsNow()])} onFocus={follow}>
        {quadrants.map((quadrant) => (
          <fieldset key={quadrant} className={classes.quadrant} data-quadrant={quadrant}>
            <legend>{t(`quadrant.${quadrant}`)}</legend>
            <TextsField<FieldName>
              form={form}
              name={`quadrants.${indexOf[quadrant]}.parameter`}
              label={t('situation.parameter')}
              description={t('situation.parameterHint')}
            />
            {strengths.map((strength) => (
              <TextsField<FieldName>
                key={strength}
                form={form}
                name={`quadrants.${indexOf[quadrant]}.${strength}`}
                label={t('situation.shade', { strength: t(`strength.${strength}`) })}
                lines={2}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}

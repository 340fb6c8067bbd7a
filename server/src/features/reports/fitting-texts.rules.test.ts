import { describe, expect, it } from 'vitest'
import { fittingTexts, possibleTexts } from './fitting-texts.rules.ts'

const text = (
  id: string,
  quadrant: number,
  wishes: { type?: number; control?: number; business_size?: number } = {},
) => ({
  id,
  quadrant,
  type: wishes.type ?? 1,
  control: wishes.control ?? null,
  business_size: wishes.business_size ?? null,
})

/** Twelve shares of which only some are more than nothing. */
const shares = (some: Readonly<Record<number, number>>) =>
  Array.from({ length: 12 }, (_, index) => some[index + 1] ?? 0)
const idsOf = (texts: readonly { id: string }[]) => texts.map(({ id }) => id)

describe('fittingTexts', () => {
  const plain = [1, 2, 3, 4].flatMap((quadrant) => [
    text(`read ${quadrant}`, quadrant),
    text(`ask ${quadrant}`, quadrant, { type: 2 }),
  ])

  it('speaks of the quadrants that hold a quarter or more, the largest first', () => {
    const found = fittingTexts(plain, shares({ 1: 0.1, 4: 0.4, 8: 0.25, 9: 0.05, 12: 0.2 }))
    expect(idsOf(found)).toEqual(['read 2', 'ask 2', 'read 3', 'ask 3'])
  })

  it('takes a text for the control that most of the statements have in place of the general one', () => {
    const texts = [...plain, text('no control', 2, { control: 3 }), text('much control', 2, { control: 1 })]
    expect(idsOf(fittingTexts(texts, shares({ 4: 0.1, 6: 0.4, 7: 0.2, 10: 0.2 })))).toEqual(['ask 2', 'no control'])
  })

  it('stays general where two controls have as many', () => {
    const texts = [text('general', 2), text('no control', 2, { control: 3 })]
    expect(idsOf(fittingTexts(texts, shares({ 4: 0.25, 6: 0.25 })))).toEqual(['general'])
  })

  it("takes a text for the company's own size in place of the general one", () => {
    const texts = [text('general', 1), text('small', 1, { business_size: 2 })]
    expect(idsOf(fittingTexts(texts, shares({ 1: 0.5 })))).toEqual(['small'])
  })
})

it('possibleTexts leaves out what a text for the own size always stands in for', () => {
  const texts = [text('general', 1), text('small', 1, { business_size: 2 }), text('much', 1, { control: 1 })]
  expect(idsOf(possibleTexts(texts))).toEqual(['small', 'much'])
})

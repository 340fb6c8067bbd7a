import type { ShadeShares } from '@catchpitch/method/shade-shares'

/** A text that staff wrote about a quadrant of a dimension; null speaks for every control, and for every size. */
type StaffText = { type: number; quadrant: number; control: number | null; business_size: number | null }

const quadrants = [1, 2, 3, 4] as const
const perQuadrant = 3

/**
 * Important statements are half of what somebody wrote, so a quarter means: half of the important ones, or half of the
 * others. Below that a quadrant is not what somebody's answers are about.
 */
const enough = 0.25

function sharesOf(shades: ShadeShares, quadrant: number): ShadeShares {
  return shades.slice((quadrant - 1) * perQuadrant, quadrant * perQuadrant)
}

const sumOf = (shares: ShadeShares) => shares.reduce((sum, share) => sum + share, 0)

/** The control that most of a quadrant's statements have, or null where two have as many. */
function leadingControl(shares: ShadeShares): number | null {
  const largest = Math.max(...shares)
  const leading = shares.flatMap((share, index) => (share === largest ? [index + 1] : []))
  return leading.length === 1 ? (leading[0] ?? null) : null
}

/** How narrowly a text was meant: for a control before any control, and for a size before any size. */
const narrowness = ({ control, business_size }: StaffText) =>
  (control === null ? 0 : 2) + (business_size === null ? 0 : 1)

/** Of each type the texts that were written most narrowly for this: a narrower one is written because a general one does not fit. */
function narrowest<Text extends StaffText>(texts: readonly Text[]): Text[] {
  const best = new Map<number, number>()
  for (const text of texts) best.set(text.type, Math.max(best.get(text.type) ?? 0, narrowness(text)))
  return texts.filter((text) => narrowness(text) === best.get(text.type))
}

/** What can be said of somebody's statements about one dimension, the largest of their quadrants first. */
export function fittingTexts<Text extends StaffText>(texts: readonly Text[], shades: ShadeShares): Text[] {
  return quadrants
    .map((quadrant) => ({ quadrant, shares: sharesOf(shades, quadrant) }))
    .filter(({ shares }) => sumOf(shares) >= enough)
    .toSorted((one, other) => sumOf(other.shares) - sumOf(one.shares))
    .flatMap(({ quadrant, shares }) => {
      const control = leadingControl(shares)
      return narrowest(
        texts.filter((text) => text.quadrant === quadrant && (text.control === null || text.control === control)),
      )
    })
}

/** Every text that may come up, but for those in whose place a narrower one always stands. */
export function possibleTexts<Text extends StaffText>(texts: readonly Text[]): Text[] {
  const placeOf = ({ type, quadrant, control }: StaffText) => `${type} ${quadrant} ${control}`
  const narrowed = new Set(texts.filter(({ business_size }) => business_size !== null).map(placeOf))
  return texts.filter((text) => text.business_size !== null || !narrowed.has(placeOf(text)))
}

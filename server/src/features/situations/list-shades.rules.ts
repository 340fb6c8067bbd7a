import { controls } from '@catchpitch/method/control'
import { quadrantOf } from '@catchpitch/method/quadrant'
import { shadeOf } from '@catchpitch/method/shade'

/** The twelve shades by their numbers, as the method has them. */
export function allShades() {
  const corners = [true, false].flatMap((important) => [true, false].map((positive) => ({ important, positive })))
  return corners.flatMap(({ important, positive }) => {
    const quadrant = quadrantOf(important, positive)
    return (['much', 'some', 'none'] as const).map((control) => ({
      id: shadeOf(quadrant, controls[control]),
      quadrant,
      important,
      positive,
      control,
    }))
  })
}

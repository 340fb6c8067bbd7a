import { isForSeniors, type SupervisionCode, supervision } from '@catchpitch/contract/surveys/supervision'

const isCode = (code: string): code is SupervisionCode => Object.hasOwn(supervision, code)

/** The list with the numbers that surveys keep. Staff may rename and reorder its entries; one that they invent has no number. */
export function presentSupervision(offered: readonly { code: string; name: string }[]) {
  return offered.flatMap(({ code, name }) =>
    isCode(code) ? [{ id: supervision[code], code, name, senior_only: isForSeniors(code) }] : [],
  )
}

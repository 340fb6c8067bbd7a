/** The parts of a date as somebody types them, so not necessarily digits. */
export type DayParts = { day: string; month: string; year: string }

/** `1990-02-03` out of what was typed. What is no date is put together too, so that the form's schema can refuse it. */
export function dayFromParts({ day, month, year }: DayParts): string {
  const [y = '', m = '', d = ''] = [year, month, day].map((part) => part.normalize('NFKC').trim())
  if (y === '' && m === '' && d === '') return ''
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
}

export function partsFromDay(text: string): DayParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { day, month, year }
}

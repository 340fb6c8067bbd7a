import { noTexts } from '@catchpitch/contract/fields/texts'
import type { SlideType } from '@catchpitch/contract/slides/slide'
import type { Connection } from '#platform/db/database'
import { createSlide } from './save-slide.ts'

const inAll = (text: string) => ({ en: text, zh: `${text}（中文）`, ms: `${text} (Melayu)` })

type Options = { now: Date; name?: string; type?: SlideType }

/** A slide that is only words. */
export async function makeSlide(db: Connection, { now, name = 'How we work', type = 1 }: Options) {
  const body = inAll('<p>In small teams.</p>')
  return createSlide(
    { db, now },
    { type, kind: 1, name: inAll(name), body, file_id: null, picture_text: noTexts, video: '' },
  )
}

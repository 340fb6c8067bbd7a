import { takes } from './saying/takes.ts'
import { linkDraft } from './showing/link-draft.ts'
import { pictures } from './showing/pictures.ts'

/** Takes off this device what was recorded, shown and linked to in a survey. */
export async function forgetFiles(test_id: string): Promise<void> {
  linkDraft.write(test_id, { link: '', title: '' })
  await takes.forget(test_id)
  await pictures.forget(test_id)
}

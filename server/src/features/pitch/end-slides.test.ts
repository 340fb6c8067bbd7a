import { uploadPitchPicture } from '@catchpitch/contract/pitch/pitch.endpoints'
import { slideKind } from '@catchpitch/contract/slides/slide'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '#platform/clock'
import { openDiskStorage } from '#platform/files/disk-storage'
import { keptDays } from '#platform/files/kept-days'
import { useApp } from '#testing/app'
import { testJobParts } from '#testing/job-parts'
import { company } from '#testing/make'
import { pictureOf } from '#testing/pictures'
import { testDay } from '#testing/test-day'
import { endSlides } from './end-slides.ts'
import { makePitchSlide } from './pitch.factory.ts'
import { removeSlide, restoreSlide } from './save-slide.ts'

const test = useApp()
const daysLater = (days: number) => new Date(testDay.getTime() + days * 24 * 60 * 60 * 1000)

const runAt = (now: Date) =>
  endSlides.run({
    db: test.db,
    clock: stoppedClock(now),
    storage: openDiskStorage('/nonexistent'),
    ...testJobParts,
    announce: () => {},
  })

/** A slide with a picture, removed on the day of the test. */
async function removed() {
  const { id: group_id, owner } = await company(test.db)
  const form = new FormData()
  form.set('picture', new Blob([await pictureOf('png')]))
  const { data } = await test.call('uploadPitchPicture', { token: owner.token, query: { group_id }, form })
  const { file_id } = uploadPitchPicture.reply.parse(data)
  const { id } = await makePitchSlide(test.db, { now: testDay, group_id, kind: slideKind.picture, file_id })
  const key = { group_id, id }
  await removeSlide({ db: test.db, now: testDay }, key)
  const slides = () => test.db.selectFrom('slides').where('group_id', '=', group_id).select('id').execute()
  const file = () =>
    test.db
      .selectFrom('files')
      .where('group_id', '=', group_id)
      .where('id', '=', file_id)
      .select('delete_after')
      .executeTakeFirstOrThrow()
  return { key, slides, file }
}

describe('slides.end', () => {
  it('keeps a removed slide and its picture for as long as it can be put back', async () => {
    const { slides, file } = await removed()
    await runAt(daysLater(keptDays.removed_slide))
    expect(await slides()).toHaveLength(1)
    expect(await file()).toEqual({ delete_after: null })
  })

  it('deletes it after that, and gives its picture up; a second time there is nothing to do', async () => {
    const { slides, file } = await removed()
    const now = daysLater(keptDays.removed_slide + 1)
    await runAt(now)
    await runAt(now)
    expect(await slides()).toEqual([])
    expect((await file()).delete_after?.getTime()).toBeGreaterThan(now.getTime())
  })

  it('leaves alone what was put back', async () => {
    const { key, slides, file } = await removed()
    await restoreSlide({ db: test.db, now: testDay }, key)
    await runAt(daysLater(keptDays.removed_slide + 1))
    expect(await slides()).toHaveLength(1)
    expect(await file()).toEqual({ delete_after: null })
  })
})

import { endpoints } from '@catchpitch/contract/endpoints'
import type { Language } from '@catchpitch/contract/languages'
import { startTest } from '@catchpitch/contract/respondent/respondent.endpoints'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/app'
import { person } from '#testing/make'
import { begin, complete, invited, stateOf } from '#testing/respondent'
import { testDay } from '#testing/test-day'
import { makePitchSlide } from './pitch.factory.ts'

const test = useApp()

/** Somebody with an account who is invited by a company that shows one slide. */
async function applicant() {
  const me = await person(test.db)
  const invitation = await invited(test, { user_id: me.id })
  const { group_id, invite_id: id } = invitation
  const name = { en: 'Our day', zh: '', ms: 'Hari kami' }
  const body = { en: '<p>Long.</p>', zh: '', ms: '<p>Panjang.</p>' }
  const slide = await makePitchSlide(test.db, { now: testDay, group_id, name, body })
  const takeUp = async () => {
    const started = await test.call('startTest', { token: me.token, params: { id } })
    const token = startTest.reply.parse(started.data).test?.token ?? ''
    await begin(test, token)
    return token
  }
  const pitches = async (token: string | null = me.token) => test.call('listOwnPitches', { token })
  const pitch = (token: string | null = me.token, page: { language?: Language } = {}) =>
    test.call('getOwnPitch', { token, params: { id }, ...page })
  return { ...me, ...invitation, slide, takeUp, pitches, pitch }
}

const missing = { status: 404, code: 'record.missing' }

describe('getOwnPitch', () => {
  it('shows the pitch to who is invited, on the way and when all is done, in the language of the page', async () => {
    const { takeUp, pitch } = await applicant()
    expect(await pitch()).toMatchObject({ status: 200, data: { slides: [{ reaction: null }], asked: null } })
    const token = await takeUp()
    expect(await pitch()).toMatchObject({ status: 200, data: { name: 'Barista', slides: [{ name: 'Our day' }] } })
    // The key to the survey opens it, too.
    expect(await pitch(token)).toMatchObject({ status: 200 })
    await complete(test, token)
    expect(await pitch(undefined, { language: 'ms' })).toMatchObject({ data: { slides: [{ name: 'Hari kami' }] } })
  })

  it('counts nothing, and leads nowhere', async () => {
    const { owner, group_id, slide, takeUp, pitch } = await applicant()
    const token = await takeUp()
    await test.call('reactToSlide', { token, params: { id: slide.id }, body: { reaction: 'helpful' } })
    await test.call('askCompany', { token, body: { question: 'When does the first shift begin?' } })
    const scope = { token: owner?.token ?? '', query: { group_id } }
    const before = [await test.call('getReception', scope), await stateOf(test, token)]
    expect(await pitch()).toMatchObject({
      data: {
        slides: [{ reaction: 'helpful' }],
        asked: { question: 'When does the first shift begin?', answer: null },
      },
    })
    expect([await test.call('getReception', scope), await stateOf(test, token)]).toEqual(before)
  })

  it('is nobody else’s', async () => {
    const { owner, takeUp, pitch } = await applicant()
    await takeUp()
    expect(await pitch(null)).toMatchObject({ status: 401 })
    expect(await pitch((await person(test.db)).token)).toMatchObject(missing)
    expect(await pitch(owner?.token ?? '')).toMatchObject(missing)
    const other = await applicant()
    expect(await pitch(await other.takeUp())).toMatchObject(missing)
    expect(await test.call('getOwnPitch', { token: other.token, params: { id: 'x' } })).toMatchObject({ status: 404 })
  })
})

describe('listOwnPitches', () => {
  it('names what somebody has taken up, as long as there is something to be seen', async () => {
    const { group_id, invite_id, slide, takeUp, pitches } = await applicant()
    expect(await pitches(null)).toMatchObject({ status: 401 })
    expect(await pitches()).toMatchObject({ status: 200, data: [] })
    await takeUp()
    expect(endpoints.listOwnPitches.reply.parse((await pitches()).data)).toEqual([invite_id])
    const other = await applicant()
    expect(await pitches(other.token)).toMatchObject({ data: [] })
    const gone = test.db.updateTable('slides').set({ removed_at: testDay }).where('group_id', '=', group_id)
    await gone.where('id', '=', slide.id).execute()
    expect(await pitches()).toMatchObject({ data: [] })
  })
})

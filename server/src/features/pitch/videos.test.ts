import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@catchpitch/contract/endpoints'
import { limits } from '@catchpitch/contract/limits'
import { videoState } from '@catchpitch/contract/videos/video-state'
import { beforeEach, describe, expect, it } from 'vitest'
import { hasFfmpeg } from '#platform/video/ffmpeg'
import { useApp } from '#testing/app'
import { testJobParts } from '#testing/job-parts'
import { expectRepeatable } from '#testing/jobs'
import { colleague, company } from '#testing/make'
import { testDay } from '#testing/test-day'
import { anyMp4 } from '#testing/videos'
import { prepareVideo } from './prepare-video.ts'

const test = useApp()
const { part_bytes } = limits.video
const canConvert = await hasFfmpeg()

let group_id = ''
let scope = { token: '', query: { group_id } }
beforeEach(async () => {
  const made = await company(test.db)
  group_id = made.id
  scope = { token: made.owner.token, query: { group_id } }
})

const read = (data: unknown) => endpoints.getVideo.reply.parse(data)
const begin = (bytes: number) => test.call('beginVideo', { ...scope, body: { bytes } })
const look = async (id: string) => read((await test.call('getVideo', { ...scope, params: { id } })).data)

function send(id: string, offset: number, part: Buffer, of = scope) {
  const form = new FormData()
  form.append('offset', String(offset))
  form.append('part', new File([new Uint8Array(part)], 'part'))
  return test.call('sendVideoPart', { ...of, params: { id }, form })
}

/** All of it, in its parts. */
async function bring(video: Buffer): Promise<string> {
  const { id } = read((await begin(video.length)).data)
  for (let offset = 0; offset < video.length; offset += part_bytes) {
    const sent = await send(id, offset, video.subarray(offset, offset + part_bytes))
    expect(sent).toMatchObject({ status: 200 })
  }
  return id
}

const prepare = (video_id: string) =>
  prepareVideo.run(
    { db: test.db, clock: test.clock, storage: test.storage, ...testJobParts, announce: () => {} },
    { group_id, video_id },
  )

async function prepared(video: Buffer) {
  const id = await bring(video)
  await prepare(id)
  return look(id)
}

const none = { en: '', zh: '', ms: '' }
const save = (change: object) =>
  test.call('createPitchSlide', {
    ...scope,
    body: {
      type: 1,
      kind: 3,
      topic: 'other',
      name: { ...none, en: 'A day with us' },
      body: { ...none, en: '<p>See for yourself.</p>' },
      file_id: null,
      video: '',
      video_id: null,
      is_drawback: false,
      ...change,
    },
  })

const files = (purpose: number) =>
  test.db.selectFrom('files').where('group_id', '=', group_id).where('purpose', '=', purpose).selectAll().execute()

describe('sendVideoPart', () => {
  it('takes the parts in their order, and says where to go on to whoever sends one twice or too early', async () => {
    const video = anyMp4({ bytes: part_bytes + 1000 })
    const { id, state } = read((await begin(video.length)).data)
    expect(state).toBe(videoState.arriving)
    const [first, last] = [video.subarray(0, part_bytes), video.subarray(part_bytes)]
    expect(read((await send(id, part_bytes, last)).data)).toMatchObject({ received: 0 })
    expect(read((await send(id, 0, first)).data)).toMatchObject({ received: part_bytes, state: videoState.arriving })
    expect(read((await send(id, 0, first)).data)).toMatchObject({ received: part_bytes })
    expect(await look(id)).toMatchObject({ received: part_bytes, url: null })
    expect(read((await send(id, part_bytes, last)).data)).toMatchObject({ state: videoState.preparing })
    expect(await files(4)).toHaveLength(2)
  })

  it('takes a part once that is sent twice at the same time', async () => {
    const video = anyMp4({ bytes: part_bytes + 1000 })
    const { id } = read((await begin(video.length)).data)
    const first = video.subarray(0, part_bytes)
    const answers = await Promise.all([send(id, 0, first), send(id, 0, first)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await look(id)).toMatchObject({ received: part_bytes })
    expect(await files(4)).toHaveLength(1)
  })

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a Flash film', 'FWS\x09'],
    ['a packed Flash film', 'CWS\x09'],
    ['an archive', 'PK\x03\x04'],
    ['a playlist', '#EXTM3U\nhttp://127.0.0.1/secret'],
    ['nothing known', 'video'],
  ])('refuses %s by its first bytes, whatever it is called', async (_, text) => {
    const bytes = Buffer.from(text.padEnd(1000), 'latin1')
    const { id } = read((await begin(bytes.length)).data)
    const answer = await send(id, 0, bytes)
    expect(answer).toMatchObject({ status: 422 })
    expect(Object.keys(answer.error)).toEqual(['part'])
    expect(await look(id)).toMatchObject({ received: 0 })
  })

  it('refuses what is too long in all, and parts of another length than agreed', async () => {
    const tooLong = await begin(limits.video.bytes + 1)
    expect(tooLong).toMatchObject({ status: 422, error: { bytes: ['The video may have at most 100 MB.'] } })
    const video = anyMp4({ bytes: part_bytes + 1000 })
    const { id } = read((await begin(video.length)).data)
    expect(await send(id, 0, video.subarray(0, 1000))).toMatchObject({ status: 422 })
    expect(await send(id, 0, video)).toMatchObject({ status: 422 })
  })

  it('knows nothing of the videos of another company, and takes none from who only reads', async () => {
    const id = await bring(anyMp4())
    const other = await company(test.db)
    const as = { token: other.owner.token, query: { group_id: other.id } }
    expect(await test.call('getVideo', { ...as, params: { id } })).toMatchObject({ status: 404 })
    expect(await send(id, 0, anyMp4(), as)).toMatchObject({ status: 404 })
    const member = await colleague(test.db, group_id, 'member')
    const reading = { token: member.token, query: { group_id } }
    expect(await test.call('beginVideo', { ...reading, body: { bytes: 9 } })).toMatchObject({ status: 403 })
  })
})

describe('pitch.prepareVideo', () => {
  it('puts the parts together to what was sent, which is served by ranges', async () => {
    const video = anyMp4({ bytes: 2 * part_bytes + 500 })
    const { url, state, problem } = await prepared(video)
    expect({ state, problem }).toEqual({ state: videoState.ready, problem: null })
    const whole = await test.app.inject({ url: url ?? '' })
    expect(whole.headers['content-type']).toBe('video/mp4')
    expect(whole.rawPayload.equals(video)).toBe(true)
    const range = `bytes=${part_bytes - 5}-${part_bytes + 4}`
    const part = await test.app.inject({ url: url ?? '', headers: { range } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload.equals(video.subarray(part_bytes - 5, part_bytes + 5))).toBe(true)
    const parts = await files(4)
    expect(parts.map(({ delete_after }) => delete_after)).toEqual([testDay, testDay, testDay])
  })

  it.each([
    ['pictures that browsers do not play', { codecs: ['hvc1', 'mp4a'] }],
    ['no pictures', { codecs: ['mp4a'] }],
    ['no track at all', { codecs: [] }],
  ])(`says why it cannot be shown: %s (${canConvert ? 'with' : 'without'} ffmpeg)`, async (_, made) => {
    const { state, url, problem } = await prepared(anyMp4(made))
    expect({ state, url }).toEqual({ state: videoState.refused, url: null })
    expect(problem).toContain(canConvert ? 'damaged' : 'cannot be converted here')
  })

  it.skipIf(canConvert)('is not ordered for what only ffmpeg reads (tried only where there is no ffmpeg)', async () => {
    const avi = Buffer.from('RIFF\0\0\0\0AVI '.padEnd(1000), 'latin1')
    const { id } = read((await begin(avi.length)).data)
    const answer = await send(id, 0, avi)
    expect(answer).toMatchObject({ status: 422, error: { part: [expect.stringContaining('MP4 (H.264)')] } })
  })

  it.skipIf(!canConvert)(
    'converts what browsers do not play, with a poster (needs ffmpeg on this machine)',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'sample-'))
      try {
        const sample = join(folder, 'sample.avi')
        const source = ['-f', 'lavfi', '-i', 'testsrc=duration=2:size=320x180:rate=10', '-c:v', 'mpeg4']
        const made = spawnSync('ffmpeg', ['-loglevel', 'error', ...source, sample])
        expect(made.status).toBe(0)
        const { state, url, poster } = await prepared(readFileSync(sample))
        expect(state).toBe(videoState.ready)
        const shown = await test.app.inject({ url: url ?? '' })
        expect(shown.headers['content-type']).toBe('video/mp4')
        expect(shown.rawPayload.includes('avc1')).toBe(true)
        expect(await test.app.inject({ url: poster ?? '' })).toMatchObject({ statusCode: 200 })
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    60_000,
  )

  it('does the same however often it is run or killed', async () => {
    await expectRepeatable({
      database_url: test.database_url,
      clock: test.clock,
      storage: test.storage,
      arrange: async () => bring(anyMp4()),
      run: (context, video_id) => prepareVideo.run(context, { group_id, video_id }),
      look: async (id) => {
        const { state, problem, url } = await look(id)
        return { state, problem, isThere: url !== null }
      },
    })
  })
})

describe('a slide with a video of its own', () => {
  const kept = async () => (await files(3)).map(({ delete_after }) => delete_after === null)

  it('keeps it, in the place of a link, and gives it up when it shows something else', async () => {
    const { id } = await prepared(anyMp4())
    expect(await kept()).toEqual([false])
    const answer = await save({ video_id: id, video: 'https://youtu.be/dQw4w9WgXcQ' })
    expect(answer).toMatchObject({ status: 200, data: { video: '', embed: null, brought: { id, state: 2 } } })
    expect(await kept()).toEqual([true])
    const slide = endpoints.createPitchSlide.reply.parse(answer.data)
    const { id: slide_id, type, topic, name, body, version } = slide
    const changed = { type, topic, name, body, version, kind: 1, file_id: null, video: '', video_id: id }
    expect(
      await test.call('updatePitchSlide', {
        ...scope,
        params: { id: slide_id },
        body: { ...changed, is_drawback: false },
      }),
    ).toMatchObject({ status: 200, data: { brought: null } })
    expect(await kept()).toEqual([false])
  })

  it('can be saved while the video is prepared, which then stays', async () => {
    const id = await bring(anyMp4())
    expect(await save({ video_id: id })).toMatchObject({
      data: { brought: { state: videoState.preparing, url: null } },
    })
    await prepare(id)
    expect(await kept()).toEqual([true])
    expect(await test.call('listPitchSlides', scope)).toMatchObject({
      data: [{ brought: { state: videoState.ready, url: expect.stringContaining('/media/') } }],
    })
  })

  it('takes none that has not come whole, that another slide shows, that was refused, or of another company', async () => {
    const { id: begun } = read((await begin(1000)).data)
    const { id: taken } = await prepared(anyMp4())
    await save({ video_id: taken })
    const { id: refused } = await prepared(anyMp4({ codecs: [] }))
    const mine = scope
    const other = await company(test.db)
    scope = { token: other.owner.token, query: { group_id: other.id } }
    const { id: foreign } = read((await begin(1000)).data)
    scope = mine
    for (const video_id of [begun, taken, refused, foreign]) {
      const answer = await save({ video_id })
      expect(answer).toMatchObject({ status: 422 })
      expect(Object.keys(answer.error)).toEqual(['video_id'])
    }
    expect(Object.keys((await save({})).error)).toEqual(['video'])
  })
})

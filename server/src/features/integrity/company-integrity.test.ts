import { getIntegrityTimeline, lookAtSnapshots } from '@catchpitch/contract/integrity/company-integrity.endpoints'
import { integrityEvent } from '@catchpitch/contract/integrity/integrity-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { acrossGroups } from '#platform/db/across-groups'
import { filePurposes } from '#platform/files/file-purposes'
import { insertFile } from '#platform/files/files.queries'
import { storageKey } from '#platform/files/storage'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { completedRun } from '#testing/completed-run'
import { colleague, company } from '#testing/make'
import { memberOf } from '#testing/surveys'
import { testDay } from '#testing/test-day'

const test = useApp()

let group_id = ''
let owner: { id: string; token: string }
let member: { id: string; token: string }
beforeAll(async () => {
  const made = await company(test.db)
  group_id = made.id
  owner = made.owner
  member = await memberOf(test, group_id)
})

type Run = { id: string; survey_id: string }

const look = (token: string | null, { id, survey_id }: Run) =>
  test.call('getIntegrityTimeline', { token, params: { id: survey_id }, query: { group_id, result_id: id } })
const timeline = async (token: string, run: Run) => getIntegrityTimeline.reply.parse((await look(token, run)).data)

type Wishes = { lasted_ms?: number; topic?: number; detail?: string; explanation?: string; file_id?: string }

async function happened({ id }: Run, kind: number, wishes: Wishes = {}) {
  const event = { group_id, attempt_id: id, id: newId(testDay), kind, happened_at: testDay, step: 4 }
  await test.db
    .insertInto('integrity_events')
    .values({ ...event, ...wishes })
    .execute()
}

async function photographed(run: Run, delete_after: Date) {
  const id = newId(testDay)
  await insertFile(test.db, {
    group_id,
    id,
    purpose: filePurposes.snapshot.id,
    content_type: 'image/png',
    bytes: 44,
    sha256: Buffer.alloc(32),
    width: 400,
    height: 225,
    uploaded_by: null,
    storage_key: storageKey(group_id, id),
    delete_after,
    created_at: testDay,
  })
  await happened(run, integrityEvent.snapshot, { file_id: id })
}

const tomorrow = new Date(testDay.getTime() + 24 * 60 * 60 * 1000)

describe('getIntegrityTimeline', () => {
  it('shows what happened, where and for how long, and what the person said about it', async () => {
    const run = await completedRun(test, { group_id })
    await happened(run, integrityEvent.tab_hidden, { lasted_ms: 9000, topic: 1, explanation: 'The bell rang.' })
    await happened(run, integrityEvent.network_changed, { detail: JSON.stringify({ from: 'MY', to: 'SG' }) })
    await photographed(run, tomorrow)
    const { events, snapshots, others } = await timeline(member.token, run)
    expect([snapshots, others]).toEqual([1, []])
    expect(events).toHaveLength(2)
    expect(events).toMatchObject([
      { kind: integrityEvent.tab_hidden, lasted_ms: 9000, explanation: 'The bell rang.', moved: null },
      { kind: integrityEvent.network_changed, situation: null, moved: { from: 'MY', to: 'SG' } },
    ])
    expect(events[0]?.situation).toMatch(/./)
  })

  it('names what else the person took up at this company, and nothing that they did at another', async () => {
    const run = await completedRun(test, { group_id })
    const other = await completedRun(test, { group_id })
    const foreign = await company(test.db)
    const elsewhere = await completedRun(test, { group_id: foreign.id })
    const runs = acrossGroups(test.db).updateTable('attempts').set({ user_id: run.user_id })
    await runs.where('id', 'in', [other.id, elsewhere.id]).execute()
    expect((await timeline(owner.token, run)).others).toMatchObject([{ id: other.id, survey: { id: other.survey_id } }])
  })

  it('is for those who may see the result, by the survey that it is of', async () => {
    const run = await completedRun(test, { group_id })
    const applicant = await colleague(test.db, group_id, 'applicant')
    expect(await look(null, run)).toMatchObject({ status: 401 })
    expect(await look(applicant.token, run)).toMatchObject({ status: 403 })
    const other = await completedRun(test, { group_id })
    expect(await look(owner.token, { id: run.id, survey_id: other.survey_id })).toMatchObject({ status: 404 })
    expect(await look(owner.token, { ...run, id: 'nobody' })).toMatchObject({
      status: 422,
      error: { result_id: [expect.any(String)] },
    })
  })
})

describe('lookAtSnapshots', () => {
  const pictures = (token: string | null, id: string) =>
    test.call('lookAtSnapshots', { token, params: { id }, query: { group_id } })

  it('gives signed addresses of what is still kept, and logs who looked', async () => {
    const run = await completedRun(test, { group_id })
    await photographed(run, tomorrow)
    await photographed(run, testDay)
    const shown = lookAtSnapshots.reply.parse((await pictures(owner.token, run.id)).data)
    expect(shown).toEqual([
      { id: expect.any(String), taken_at: testDay.toISOString(), url: expect.stringMatching(/^\/media\/.+signature=/) },
    ])
    const logged = await acrossGroups(test.db)
      .selectFrom('audit_events')
      .where('action', '=', 'lookAtSnapshots')
      .where('subject_id', '=', run.id)
      .select(['actor_id', 'group_id'])
      .execute()
    expect(logged).toEqual([{ actor_id: owner.id, group_id }])
  })

  it('is not for members', async () => {
    const { id } = await completedRun(test, { group_id })
    expect(await pictures(null, id)).toMatchObject({ status: 401 })
    expect(await pictures(member.token, id)).toMatchObject({ status: 403 })
    expect(await pictures(owner.token, newId(testDay))).toMatchObject({ status: 404 })
  })
})

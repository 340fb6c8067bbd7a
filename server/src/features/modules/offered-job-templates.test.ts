import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids'
import { useApp } from '#testing/app'
import { company } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()
const english = (en: string) => JSON.stringify({ en, zh: '', ms: '' })

let scope: { token: string; query: { group_id: string } }

beforeEach(async () => {
  await test.db.deleteFrom('job_templates').execute()
  await test.db.deleteFrom('templates').execute()
  const { id: group_id, owner } = await company(test.db)
  scope = { token: owner.token, query: { group_id } }
})

const entries = () => ({ id: newId(testDay), position: 1, created_at: testDay, updated_at: testDay })

async function jobText(name: string, more: { type?: number; job_position?: string; archived_at?: Date } = {}) {
  const values = {
    ...entries(),
    type: 1,
    job_position: 'sales_assistant',
    name: english(name),
    skills: english('Counting\nListening'),
    supervision: 2,
    description: english('<p>You open the <strong>shop</strong>.</p><ul><li>Keys</li><li>Light</li></ul>'),
    ...more,
  }
  await test.db.insertInto('job_templates').values(values).execute()
  return values
}

/** A template that is a text alone, or, of type 0, a survey. */
async function template(name: string, type: number) {
  const values = { ...entries(), type, name: english(name), body: english('<p>A day.</p>') }
  await test.db.insertInto('templates').values(values).execute()
  return values
}

const listed = async (filter = '', keyword = '') => {
  const query = { ...scope.query, filter, keyword }
  const { data } = await test.call('listOfferedJobTemplates', { ...scope, query })
  return new Set(Array.isArray(data) ? data.map(({ name }) => name) : [])
}

describe('listOfferedJobTemplates', () => {
  it('offers every text about a job, from both lists of staff, and no survey', async () => {
    await jobText('Shop')
    await jobText('A day in the shop', { type: 2 })
    await jobText('Old', { archived_at: testDay })
    await template('A day anywhere', 2)
    await template('A ready survey', 0)
    expect(await listed()).toEqual(new Set(['A day anywhere', 'A day in the shop', 'Shop']))
    expect(await listed('type:job_description')).toEqual(new Set(['Shop']))
    expect(await listed('type:day_to_day_scenario')).toEqual(new Set(['A day anywhere', 'A day in the shop']))
    expect(await listed('', 'anywhere')).toEqual(new Set(['A day anywhere']))
  })

  it('finds what suits a position: its own texts, and those for any', async () => {
    await jobText('Shop')
    await jobText('Office', { job_position: 'manager' })
    await template('Anywhere', 1)
    expect(await listed('job_position:sales_assistant')).toEqual(new Set(['Anywhere', 'Shop']))
  })

  it('tells of each how long it is and how it begins', async () => {
    await jobText('Shop')
    expect(await test.call('listOfferedJobTemplates', scope)).toMatchObject({
      status: 200,
      data: [
        {
          type: 'job_description',
          name: 'Shop',
          excerpt: expect.stringMatching(/^You open the shop\. /),
          words: expect.any(Number),
          position: expect.any(String),
          industry: null,
        },
      ],
    })
  })
})

describe('getOfferedJobTemplate', () => {
  const get = (id: string) => test.call('getOfferedJobTemplate', { ...scope, params: { id } })

  it('gives the text without marks, and what the job asks for', async () => {
    const { id } = await jobText('Shop')
    expect(await get(id)).toMatchObject({
      status: 200,
      data: {
        text: 'You open the shop.\n\n- Keys\n- Light',
        job_position: 'sales_assistant',
        skills: 'Counting\nListening',
        supervision: 2,
      },
    })
  })

  it('knows of a text for any position no more than the text', async () => {
    const { id } = await template('Anywhere', 1)
    expect(await get(id)).toMatchObject({
      data: { text: 'A day.', job_position: null, skills: '', supervision: null, position: null },
    })
  })

  it('does not find what is no text about a job, or is no longer offered', async () => {
    const survey = await template('A ready survey', 0)
    const old = await jobText('Old', { archived_at: testDay })
    expect(await get(survey.id)).toMatchObject({ status: 404 })
    expect(await get(old.id)).toMatchObject({ status: 404 })
    expect(await get(newId(testDay))).toMatchObject({ status: 404 })
  })
})

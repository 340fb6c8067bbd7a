import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../../api/calls.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll, expectPage, expectToast } from '../../../testing/expect-page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { received, replies } from '../../../testing/replies.ts'
import { narrow } from '../../../testing/screens.ts'

const id = '018f0000-0000-7000-8000-00000000000e'
const dimension = { id: '018f0000-0000-7000-8000-00000000000d', name: 'Keeping calm' }
const texts = (en: string) => ({ en, zh: '', ms: '' })
const filled = { parameter: texts('Calm'), much: texts('Much.'), some: texts('Some.'), none: texts('None.') }
const empty = { parameter: texts(''), much: texts(''), some: texts(''), none: texts('') }

const about = {
  name: texts('Half written'),
  topic: texts('A morning alone'),
  text_display: texts('Think of a morning alone. What happened?'),
  sample_statements: texts('I asked first.\nNobody had told me.'),
}

/** Three quadrants are there from the start: typing them would take longer than all the rest. */
const situationWith = (last: typeof filled): Reply<'GET /admin/situations/{id}'> => ({
  ...about,
  id,
  dimension,
  quadrants: [filled, filled, filled, last],
  modules: [],
  version: 4,
  updated_at: '2026-11-18T00:00:00.000Z',
})

const parameter = 'Please name the parameter of this quadrant first. All quadrants must be filled.'
const shade = 'Please write this shade first. All quadrants must be filled.'
const shades = ['Much control', 'Some control', 'No control']

const save = page.getByRole('button', { name: 'Save situation' })
const last = page.getByRole('group', { name: 'Less important and negative', exact: true })
/** The English text of a field that has one in every language. */
const inLast = (label: string) => last.getByLabelText(`${label}, English`, { exact: true })

async function expectLastQuadrantMissing(): Promise<void> {
  await expect.element(inLast('Parameter')).toHaveAccessibleDescription(parameter)
  for (const name of shades) await expect.element(inLast(`Shade: ${name}`)).toHaveAccessibleDescription(shade)
}

beforeEach(async () => {
  await page.viewport(...narrow)
  replies({ 'GET /admin/situations/dimensions': [dimension] })
})

it('names all that is missing from a new situation, and leads to the first of it', async () => {
  await renderConsole('/admin/situations/create', { as: personAs('root') })
  await expectPage('admin.situations.create')
  await expect.element(page.getByText('0 of 12 written')).toBeVisible()
  await page.getByRole('button', { name: 'Create situation' }).click()
  await expect.element(page.getByLabelText('Name, English', { exact: true })).toHaveFocus()
  await expect
    .element(page.getByLabelText('Situation topic, English', { exact: true }))
    .toHaveAccessibleDescription('Please write the situation topic first.')
  await expectLastQuadrantMissing()
  expect(received('POST /admin/situations')).toEqual([])
})

it('is not sent while a quadrant is empty', async () => {
  replies({ 'GET /admin/situations/{id}': situationWith(empty) })
  await renderConsole(`/admin/situations/${id}/edit`, { as: personAs('root') })
  await expect.element(page.getByText('9 of 12 written')).toBeVisible()
  await save.click()
  await expect.element(inLast('Parameter')).toHaveFocus()
  await expectLastQuadrantMissing()
  expect(received('PUT /admin/situations/{id}')).toEqual([])
  await expectAccessible()
  await expectNoSidewaysScroll()
})

it('leads from the wheel to the text that is missing, and is sent once that is written', async () => {
  replies({ 'GET /admin/situations/{id}': situationWith({ ...filled, none: texts('') }) })
  await renderConsole(`/admin/situations/${id}/edit`, { as: personAs('root') })
  await page.getByRole('button', { name: 'Less important and negative, No control: not written yet' }).click()
  await expect.element(inLast('Shade: No control')).toHaveFocus()
  await inLast('Shade: No control').fill('None.')
  await expect.element(page.getByText('12 of 12 written')).toBeVisible()
  const whole = { ...situationWith(filled), version: 5 }
  replies({ 'PUT /admin/situations/{id}': whole, 'GET /admin/situations/{id}': whole })
  await save.click()
  await expectToast('Data saved Successfully.')
  const [sent, ...others] = received('PUT /admin/situations/{id}')
  expect(others).toEqual([])
  expect(sent?.params).toEqual({ id })
  expect(sent?.body).toEqual({ ...about, dimension_id: dimension.id, quadrants: whole.quadrants, version: 4 })
})

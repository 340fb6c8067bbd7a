import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Reply } from '../../api/calls.ts'
import { heldBack } from '../../testing/answers.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { replies } from '../../testing/replies.ts'

type Companies = Reply<'GET /admin/groups/drop-down'>

const companies = ['Batik Bay', 'Kopi & Kain', 'Satay Street'].map((name) => ({ id: name, name }))
const offered = page.getByRole('list', { name: 'Allocate to a company' }).getByRole('button')
const field = page.getByRole('searchbox', { name: 'Allocate to a company' })
const names = () => offered.elements().map((one) => one.textContent)
const all = companies.map(({ name }) => name)

it('takes away at once what does not fit, so that nothing moves under a finger when the reply comes', async () => {
  const found = heldBack<Companies>()
  replies({ 'GET /admin/groups/drop-down': ({ query }) => (query.keyword ? found.reply : companies) })
  await renderConsole('/admin/catchers-pitch/create', { as: personAs('root') })
  await expect.poll(names).toEqual(all)
  await field.fill('satay')
  await expect.poll(names).toEqual(['Satay Street'])
  await field.fill('sari')
  await expect.poll(names).toEqual([])
  // Nobody knows yet whether there is one.
  await expect.element(page.getByText('Nothing found')).not.toBeInTheDocument()
  found.give([])
  await expect.element(page.getByText('Nothing found')).toBeVisible()
})

it('offers the others again as soon as one is chosen', async () => {
  replies({
    'GET /admin/groups/drop-down': ({ query }) => companies.filter(({ name }) => name.includes(query.keyword ?? '')),
  })
  await renderConsole('/admin/catchers-pitch/create', { as: personAs('root') })
  await expect.poll(names).toEqual(all)
  await field.fill('Kopi')
  await expect.poll(names).toEqual(['Kopi & Kain'])
  await offered.click()
  // A moment later would be too late: whoever has gone on to press what stands below would miss it.
  expect(names()).toEqual(['Batik Bay', 'Satay Street'])
})

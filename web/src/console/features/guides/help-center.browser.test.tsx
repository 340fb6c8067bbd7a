import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listPage } from '../../../testing/answers.ts'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../testing/expect-fits.ts'
import { pageShown } from '../../../testing/page.ts'
import { personAs } from '../../../testing/people.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { type Received, replies } from '../../../testing/replies.ts'
import { narrow } from '../../../testing/screens.ts'

const guides = [
  { id: 'map', name: 'Reading the map', html: '<h2>The ring</h2><p>no corner is the right one</p>' },
  { id: 'apart', name: 'When two people cannot be told apart', html: '<p>It happens.</p>' },
]

const calls = {
  'GET /notifications': listPage([]),
  'GET /guides': ({ query: { keyword = '' } }: Received<'GET /guides'>) =>
    guides
      .filter(({ html }) => html.includes(keyword))
      .map(({ id, name, html }) => ({ id, name, excerpt: html.replaceAll(/<[^>]+>/g, ' ') })),
  'GET /guides/{id}': ({ params }: Received<'GET /guides/{id}'>) => {
    const guide = guides.find(({ id }) => id === params.id)
    if (!guide) throw new Error(`There is no guide ${params.id}.`)
    return guide
  },
}

const listed = page.getByRole('list', { name: 'Help Center' }).getByRole('listitem')
const title = (name: string) => page.getByRole('heading', { level: 1, name })

it('finds the guide that holds a word, shows it, and leads on to another', async () => {
  await page.viewport(...narrow)
  replies(calls)
  const { router } = await renderConsole('/help-center', { as: personAs('owner') })
  await expect.poll(() => listed.elements()).toHaveLength(2)
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('no corner is the right one')
  await expect.poll(() => router.state.location.search).toEqual({ keyword: 'no corner is the right one' })
  await expect.poll(() => listed.elements()).toHaveLength(1)
  await page.getByRole('link', { name: 'Reading the map' }).click()
  await expect.poll(pageShown).toBe('help-center.id')
  await expect.element(title('Reading the map')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The ring' })).toBeVisible()
  await expectNoSidewaysScroll()
  await expectAccessible()
  const others = page.getByRole('navigation', { name: 'Other guides' })
  await others.getByRole('link', { name: 'When two people cannot be told apart' }).click()
  await expect.element(title('When two people cannot be told apart')).toBeVisible()
})

it('says when no guide holds the word, and shows all again', async () => {
  replies(calls)
  await renderConsole('/help-center?keyword=nothingatall', { as: personAs('owner') })
  await page.getByRole('button', { name: 'Show all guides' }).click()
  await expect.poll(() => listed.elements()).toHaveLength(2)
  await expect.element(page.getByRole('searchbox', { name: 'Search the guides' })).toHaveFocus()
})

it('is in the navigation of applicants', async () => {
  replies({ ...calls, 'GET /surveys': [], 'GET /surveys/pitches': [], 'GET /get-groups': [] })
  await renderConsole('/survey', { as: personAs('applicant') })
  await page.getByRole('link', { name: 'Help Center' }).click()
  await expect.poll(pageShown).toBe('help-center')
})

import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeSituation, unique } from './admin-steps.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectNoSidewaysScroll, expectPage, expectToast, searchAndPress } from './steps.ts'

const quadrants = [
  'Important and positive',
  'Important and negative',
  'Less important and positive',
  'Less important and negative',
]
const shades = ['Much control', 'Some control', 'No control']

/** The English text of a field that has one in every language. */
const english = (place: Page | Locator, label: string) => place.getByLabel(`${label}, English`, { exact: true })

async function openNew(page: Page, list: string, button: string, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const entry = navigation.getByRole('link', { name: list, exact: true })
  const group = navigation.getByRole('button', { name: 'Catalogue' })
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await entry.click()
  await page.getByRole('main').getByRole('link', { name: button }).first().click()
  await expectPage(page, name)
}

type Situation = { name: string; topic: string; dimension: string }

/** All that stands above the quadrants. */
async function fillSituation(page: Page, { name, topic, dimension }: Situation): Promise<void> {
  await english(page, 'Name').fill(name)
  await page.getByLabel('Dimension', { exact: true }).selectOption({ label: dimension })
  await english(page, 'Situation topic').fill(topic)
  await english(page, 'Text displayed in the survey').fill(`Think of ${topic.toLowerCase()}. What happened?`)
  await english(page, 'Sample statements').fill('I asked first.\nNobody had told me.')
}

async function fillQuadrant(page: Page, name: string): Promise<void> {
  const quadrant = page.getByRole('group', { name, exact: true })
  await english(quadrant, 'Parameter').fill(`Parameter: ${name}`)
  for (const shade of shades) await english(quadrant, `Shade: ${shade}`).fill(`${name}, ${shade.toLowerCase()}.`)
}

test('a module is built from nothing, looked at, published and offered to a company', { tag: '@desktop' }, async ({
  page,
  context,
  request,
  enterAs,
}) => {
  test.slow()
  const dimension = unique('Keeping calm')
  const moduleName = unique('Calm in the shop')
  const topics = ['A queue at the till', 'A delivery that is late', 'A colleague who is ill']
  const situations = topics.map((topic) => ({ name: unique(topic), topic, dimension }))
  await enterAs(people.root)

  // Who has been here before finds what was added since.
  await page.goto('/admin/situations/create')
  await expect(page.getByLabel('Dimension', { exact: true }).getByRole('option').nth(1)).toBeAttached()

  await openNew(page, 'Dimensions', 'Add a dimension', 'admin.dimension.create')
  await english(page, 'Name').fill(dimension)
  await english(page, 'Description').fill('What somebody does when much comes at once.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectPage(page, 'admin.dimension')

  await openNew(page, 'Situations', 'Write a situation', 'admin.situations.create')
  const [written, ...others] = situations
  if (!written) throw new Error('There are three.')
  await fillSituation(page, written)
  const dimension_id = await page.getByLabel('Dimension', { exact: true }).inputValue()
  for (const name of quadrants) await fillQuadrant(page, name)
  await page.getByRole('button', { name: 'Create situation' }).click()
  await expectPage(page, 'admin.situations')
  for (const { name, topic } of others) await makeSituation(page, request, { name, topic, dimension_id })

  await openNew(page, 'Interpretations', 'Add an interpretation', 'admin.interpretations.create')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Business size', { exact: true })).toHaveAccessibleDescription(/./)
  await expectAccessible(page)
  await english(page, 'Name').fill(`${dimension}: at ease`)
  await english(page, 'Description').fill('Matters to them, and goes well. Ask what helps.')
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Interpretation, to read' })
  await page.getByRole('button', { name: /^Dimension / }).click()
  await searchAndPress({
    field: page.getByRole('searchbox', { name: 'Dimension: search' }),
    offered: page.getByRole('dialog').getByRole('listitem').getByRole('button'),
    text: dimension,
  })
  await page.getByLabel('Quadrant', { exact: true }).selectOption({ label: quadrants[0] ?? '' })
  await page.getByLabel('Control', { exact: true }).selectOption({ label: 'Whatever the control' })
  await page.getByLabel('Business size', { exact: true }).selectOption({ label: 'Every size' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expectPage(page, 'admin.interpretations')

  await openNew(page, 'Modules', 'Build a module', 'admin.modules.create')
  await english(page, 'Name').fill(moduleName)
  await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Custom' })
  await page.getByLabel('Feelings scale').selectOption({ label: '2 points: negative, positive' })
  await english(page, 'Description').fill('For people who serve customers.')
  for (const { name } of situations) {
    await searchAndPress({
      field: page.getByRole('searchbox', { name: 'Add a situation' }),
      offered: page.getByRole('list', { name: 'Add a situation' }).getByRole('button'),
      text: name,
    })
  }
  // The last is asked first.
  const [first = '', second = '', third = ''] = situations.map(({ name }) => name)
  await page.getByRole('button', { name: new RegExp(`^${third}: place 3 of 3`) }).press('Home')
  await expect(page.getByRole('list', { name: 'Situations' }).getByRole('listitem')).toHaveText([
    new RegExp(third),
    new RegExp(first),
    new RegExp(second),
  ])
  await expect(page.getByText(`Looks through: ${dimension}`)).toBeVisible()
  await english(page, 'Instructions').fill('This takes 30-45 minutes, allow 1 hour.\nWrite as it comes.')
  await english(page, 'Things to Remember').fill('There is no right answer.')
  await page.getByRole('button', { name: 'Add a query' }).click()
  await english(page, 'Query 1').fill('Who stays calm?')
  await page.getByLabel('Dimension of query 1').selectOption({ label: dimension })
  await page.getByRole('button', { name: 'Add a question' }).click()
  await english(page, 'Question 1').fill('Have you served customers before?')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create module' }).click()
  await expectPage(page, 'admin.modules.edit')
  await expect(page.getByRole('main').getByText('Not published', { exact: true })).toBeVisible()

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Preview what is saved' }).click()
  const preview = await opened
  await expect(preview.getByText('Preview: nothing is kept')).toBeVisible()
  const goOn = preview.getByRole('button', { name: 'Fill in and go on' })
  await goOn.click()
  await expect(preview.getByLabel('I have read this and agree')).toBeVisible()
  await goOn.click()
  await expect(preview.getByText('Write as it comes.')).toBeVisible()
  await expect(preview.getByText('There is no right answer.')).toBeVisible()
  await expectAccessible(preview)
  await goOn.click()
  await expect(preview.getByRole('heading', { name: topics[2] ?? '' })).toBeVisible()
  await goOn.click()
  await expect(preview.getByText('Which matters most to you?')).toBeVisible()
  await goOn.click()
  // Two points, as the module says.
  await expect(preview.getByText('How do you feel about it?')).toBeVisible()
  await expect(preview.getByRole('radio', { name: 'Very good' })).toHaveCount(0)
  await expectAccessible(preview)
  await preview.close()

  // Without the notes about what was saved so far, which stay a while.
  await page.reload()
  await page.getByRole('checkbox', { name: 'Published: companies are offered it' }).check()
  await page.getByRole('button', { name: 'Save module' }).click()
  await expectToast(page, 'Data saved Successfully.')
  await expect(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible()

  await enterAs(people.owner)
  await page.goto('/surveys/templates')
  await expectPage(page, 'surveys.templates')
  await searchAndPress({
    field: page.getByRole('searchbox', { name: 'Search by name' }),
    offered: page.getByRole('rowheader').getByRole('link'),
    text: moduleName,
  })
  await expectPage(page, 'surveys.templates.questions')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([topics[2] ?? '', topics[0] ?? '', topics[1] ?? ''])
  await expect(page.getByText('Who stays calm?')).toBeVisible()
  await expect(page.getByText('Have you served customers before?')).toBeVisible()
  await expect(page.getByText('Feelings are told on 2 points.')).toBeVisible()
  await expectAccessible(page)
})

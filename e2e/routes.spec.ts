import { expect, type Page } from '@playwright/test'
import { type Opener, type Route, routes } from '../specification/routes.ts'
import toCome from '../specification/to-come.json' with { type: 'json' }
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { type Person, people } from './people.ts'
import { fillPath } from './samples.ts'

const isToCome = ({ name }: Route) => toCome.routes.includes(name)

const personOf: Record<Opener, Person | null> = {
  visitor: null,
  applicant: people.applicant,
  owner: people.owner,
  root: people.root,
}

for (const route of routes.filter((candidate) => !isToCome(candidate))) {
  test(`${route.name} opens the page ${route.page}`, async ({ page, enterAs }) => {
    const person = personOf[route.opener]
    if (person) await enterAs(person)
    await page.goto(fillPath(route.path))
    await expect(page.locator('main')).toHaveAttribute('data-page', route.page)
    await expectAccessible(page)
  })
}

/** Why a route that is marked as to come is in truth there: it shows a page, and not by leading elsewhere. */
async function signOfLife(page: Page, route: Route): Promise<string[]> {
  const path = fillPath(route.path)
  await page.goto(path)
  const main = page.locator('main[data-page]')
  await main.waitFor()
  const shown = await main.getAttribute('data-page')
  const stayed = new URL(page.url()).pathname === path
  if (shown !== route.page && (shown === 'not-found' || !stayed)) return []
  return [`${route.name} is marked in to-come.json, but shows ${shown}`]
}

for (const opener of ['visitor', 'applicant', 'owner', 'root'] as const) {
  test(`what is to come for the ${opener} is not there yet`, { tag: '@desktop' }, async ({ page, enterAs }) => {
    test.setTimeout(180_000)
    const person = personOf[opener]
    if (person) await enterAs(person)
    const signs: string[] = []
    for (const route of routes.filter((candidate) => candidate.opener === opener && isToCome(candidate))) {
      signs.push(...(await signOfLife(page, route)))
    }
    expect(signs).toEqual([])
  })
}

import { expect } from '@playwright/test'
import { routes } from '../specification/routes.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { fillPath } from './samples.ts'
import { expectPage } from './steps.ts'

const adminPages = routes.filter(({ opener }) => opener === 'root')

test('no way within the pages leads an owner or an applicant into administration', { tag: '@desktop' }, async ({
  page,
  enterAs,
}) => {
  await enterAs(people.owner)
  await page.goto(fillPath(adminPages[0]?.path ?? ''))
  await expectPage(page, 'surveys')
  // From here on without loading the page anew, which would take a second each.
  for (const { path } of adminPages) {
    await goWithin(page, fillPath(path))
    await expect(page, path).toHaveURL('/surveys')
    await expectPage(page, 'surveys')
  }
  await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0)
  await enterAs(people.applicant)
  await page.goto('/admin/users')
  await expectPage(page, 'survey')
})

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { placeOf } from './places.ts'
import { expectFits, expectPage, expectToast, searchAndPress } from './steps.ts'

const company = 'Kopi & Kain Sdn Bhd'
const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

/** Wider than a slide ever shows one. */
const drawPicture = () => {
  const canvas = document.createElement('canvas')
  canvas.width = 2400
  canvas.height = 1350
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#0b5d5a'
    pen.fillRect(0, 0, 2400, 1350)
    pen.fillStyle = '#d9722e'
    pen.fillRect(300, 300, 700, 700)
  }
  return canvas.toDataURL('image/png')
}

async function bringPicture(page: Page): Promise<void> {
  const picture = await page.evaluate(drawPicture)
  const buffer = Buffer.from(picture.split(',')[1] ?? '', 'base64')
  await page.locator('input[type=file]').setInputFiles({ name: 'shop.png', mimeType: 'image/png', buffer })
}

test(
  'root makes a slide with a picture, then a video, for a company, and sees it as applicants do',
  { tag: '@desktop' },
  async ({ page, enterAs }, { project }) => {
    test.slow()
    const title = `A Tuesday with us ${project.name} ${Date.now()}`
    await enterAs(people.root)
    await page.goto('/admin/catchers-pitch/create')
    await expectPage(page, 'admin.catchers-pitch.create')
    const preview = page.getByRole('region', { name: 'As applicants see it' })

    await page.getByLabel('Title, English').fill(title)
    await page.getByRole('textbox', { name: 'Text, English' }).fill('We open at seven.')
    await expect(preview.getByRole('heading', { name: title })).toBeVisible()
    await expect(preview.getByText('We open at seven.')).toBeVisible()
    await preview.getByText('中文').click()
    await expect(preview.getByText('Not written in this language yet: shown in English.')).toBeVisible()

    await page.getByRole('radio', { name: 'Picture' }).check({ force: true })
    await page.getByRole('button', { name: 'Create slide' }).click()
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
    await bringPicture(page)
    const picture = preview.locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)

    // Companies that sign up in other journeys are called the same.
    await searchAndPress({
      field: page.getByRole('searchbox', { name: 'Allocate to a company' }),
      offered: page.getByRole('list', { name: 'Allocate to a company' }).getByRole('button'),
      text: company.toLowerCase(),
    })
    await expect(page.getByRole('list', { name: 'Companies', exact: true })).toContainText(company)
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create slide' }).click()
    await expectToast(page, 'Data saved Successfully.')
    await expectPage(page, 'admin.catchers-pitch')

    await searchAndPress({
      field: page.getByRole('searchbox', { name: 'Search by title' }),
      offered: page.getByRole('rowheader').getByRole('link'),
      text: title,
    })
    await expectPage(page, 'admin.catchers-pitch.edit')
    await expect(preview.locator('img')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Companies', exact: true })).toContainText(company)

    // Nothing is asked of the site before somebody presses; and here no journey depends on it.
    let asked = 0
    await page.route(`${embed}*`, (route) => {
      asked += 1
      return route.fulfill({ contentType: 'text/html', body: '<title>Video</title><p>The video</p>' })
    })
    await page.getByRole('radio', { name: 'Video' }).check({ force: true })
    const link = page.getByLabel('Link to the video')
    await link.fill('https://vimeo.com/1')
    await page.getByRole('button', { name: 'Save slide' }).click()
    await expect(link).toBeFocused()
    await expect(page.getByText('Please paste a link to a video on YouTube')).toBeVisible()
    await link.fill('https://youtu.be/dQw4w9WgXcQ?t=3')
    await expect(page.getByText('Recognised: a video on YouTube.')).toBeVisible()
    expect(asked).toBe(0)
    await preview.getByRole('button', { name: 'Play the video from YouTube' }).click()
    await expect(preview.frameLocator('iframe').getByText('The video')).toBeVisible()
    expect(asked).toBe(1)
    await page.getByRole('button', { name: 'Save slide' }).click()
    await expectToast(page, 'Data saved Successfully.')
  },
)

test('root drags a slide to another place', { tag: '@desktop' }, async ({ page, enterAs }) => {
  await enterAs(people.root)
  await page.goto('/admin/catchers-pitch/sequence')
  await expectPage(page, 'admin.catchers-pitch.sequence')
  const handles = page.getByRole('button', { name: /: place \d+ of \d+/ })
  const labels = () => handles.evaluateAll((all) => all.map((one) => (one.ariaLabel ?? '').split(': place')[0] ?? ''))
  await expect(handles.nth(1)).toBeVisible()
  const [first = '', second = '', ...others] = await labels()
  const from = await placeOf(handles.first())
  const to = await placeOf(handles.nth(1))
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + to.height, { steps: 8 })
  await page.mouse.up()
  await expect.poll(labels).toEqual([second, first, ...others])
  await expect(page.getByRole('status').filter({ hasText: 'Not saved yet.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save order' }).click()
  await expectToast(page, 'Data saved Successfully.')
  await page.reload()
  await expect.poll(async () => (await labels()).slice(0, 2)).toEqual([second, first])

  // As it was, for whoever comes next.
  await handles.nth(1).press('Home')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This order is saved.' })).toBeVisible()
})

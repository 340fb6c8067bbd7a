import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeOwner } from './company-steps.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectFits, expectPage, expectToast } from './steps.ts'

function box(type: string, ...inside: readonly Buffer[]): Buffer {
  const content = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** Several parts long. It says of itself that browsers play it, which is all that is asked here. */
function film(): Buffer {
  const entry = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box('avc1', Buffer.alloc(8))])
  const track = box('trak', box('mdia', box('minf', box('stbl', box('stsd', entry)))))
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', track), box('mdat', Buffer.alloc(7e6))])
}

test('an owner brings a video that goes on after a dead connection and after a reload, and shows it in a slide', {
  tag: '@desktop',
}, async ({ page, request, browser, baseURL, enterAs }) => {
  test.slow()
  await enterAs(people.root)
  const { owner } = await makeOwner({ page, request, browser, baseURL })
  const path = test.info().outputPath('a-day-with-us.mp4')
  await writeFile(path, film())
  const parts = '**/catchers-pitch/videos/*/parts*'
  const open = async () => {
    await owner.goto('/surveys/catchers-pitch/create')
    await expectPage(owner, 'surveys.catchers-pitch.create')
    await owner.getByRole('radio', { name: 'Video' }).check({ force: true })
    await expect(owner.getByRole('button', { name: 'Choose a video' })).toBeVisible()
  }
  await open()
  const field = owner.getByRole('group', { name: 'Video of your own' })
  const chooser = field.locator('input[type=file]')

  await chooser.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<script>'.padEnd(99)) })
  await expect(field.getByRole('alert')).toContainText('Please choose a video')

  // Two parts get through, then nothing.
  let sent = 0
  await owner.route(parts, (route) => {
    sent += 1
    return sent > 2 ? route.abort() : route.fallback()
  })
  await chooser.setInputFiles(path)
  await expect(field.getByRole('status')).toContainText('No connection. 57% is here')
  await expectAccessible(owner)

  // Whoever loads the page anew hears what became of it, and the same file goes on.
  await open()
  await expect(field.getByRole('status')).toContainText('“a-day-with-us.mp4” stopped at 57%.')
  sent = 2
  await chooser.setInputFiles(path)
  await expect(field.getByRole('status')).toContainText('No connection. 57% is here')
  const resumed = owner.waitForResponse(parts)
  await owner.unroute(parts)
  expect(await (await resumed).json()).toMatchObject({ data: { received: 6_000_000 } })
  await expect(field.getByRole('status')).toContainText('Ready to be watched.')
  await expect(owner.getByLabel('Link to the video')).toHaveCount(0)

  await owner.getByLabel('Title, English').fill('A day with us')
  await owner.getByRole('textbox', { name: 'Text, English' }).fill('See for yourself.')
  const preview = owner.getByRole('region', { name: 'As applicants see it' })
  const shown = preview.locator('video')
  await expect(shown).toHaveAttribute('preload', 'none')
  await expectFits(owner)
  await owner.getByRole('button', { name: 'Create slide' }).click()
  await expectToast(owner, 'Data saved Successfully.')
  await expectPage(owner, 'surveys.catchers-pitch')
  const address = await shown.getAttribute('src')
  const part = await owner.request.get(address ?? '', { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-type']).toBe('video/mp4')
  await owner.context().close()
})

import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { makeOwner } from './company-steps.ts'
import { goWithin } from './console.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { expectFits, expectNoSidewaysScroll, expectPage, expectToast, searchAndPress } from './steps.ts'
import { beginSurvey } from './survey-steps.ts'

test('an owner answers what applicants ask, says what is hard, arranges the pitch, and takes a removal back', {
  tag: '@phone',
}, async ({ page, request, browser, baseURL, enterAs }) => {
  test.slow()
  await enterAs(people.root)
  const { owner } = await makeOwner({ page, request, browser, baseURL })
  await owner.goto('/surveys/catchers-pitch')
  await expectPage(owner, 'surveys.catchers-pitch')
  await expect(owner.getByRole('heading', { name: 'No slides yet' })).toBeVisible()
  await expectNoSidewaysScroll(owner)

  // A question that applicants ask stands in the title already; what is missing is said where it is missing.
  const question = 'What will my first months look like?'
  await owner.getByRole('link', { name: question }).click()
  await expectPage(owner, 'surveys.catchers-pitch.create')
  await expect(owner.getByLabel('Title, English')).toHaveValue(question)
  const preview = owner.getByRole('region', { name: 'As applicants see it' })
  await expect(preview.getByRole('heading', { name: question })).toBeVisible()
  // The editor comes a moment after the fields around it.
  const text = owner.getByRole('textbox', { name: 'Text, English' })
  await expect(text).toBeVisible()
  await owner.getByRole('button', { name: 'Create slide' }).click()
  await expect(text).toBeFocused()
  await text.fill('Two weeks beside an experienced colleague.')
  await expect(preview.getByText('Two weeks beside an experienced colleague.')).toBeVisible()
  await owner.getByRole('button', { name: 'Create slide' }).click()
  await expectToast(owner, 'Data saved Successfully.')
  await expectPage(owner, 'surveys.catchers-pitch')

  await owner.getByRole('link', { name: 'Write it' }).click()
  await expectPage(owner, 'surveys.catchers-pitch.create')
  await expect(owner.getByLabel('This slide says what is hard about the job')).toBeChecked()
  await owner.getByRole('radio', { name: 'Video' }).check({ force: true })
  const link = owner.getByLabel('Link to the video')
  await owner.getByRole('textbox', { name: 'Text, English' }).fill('Saturdays.')
  await link.fill('https://vimeo.com/1')
  await owner.getByRole('button', { name: 'Create slide' }).click()
  await expect(link).toBeFocused()
  await link.fill('https://youtu.be/dQw4w9WgXcQ')
  await expect(owner.getByText('Recognised: a video on YouTube.')).toBeVisible()
  await owner.getByRole('button', { name: 'Create slide' }).click()
  await expectPage(owner, 'surveys.catchers-pitch')
  const hard = 'What is hard about working here?'
  const slides = owner.getByRole('list', { name: 'Slides' }).getByRole('listitem')
  await expect(slides).toHaveCount(2)
  await expect(slides.nth(1)).toContainText('Honest word')
  await expect(owner.getByRole('heading', { name: 'Say one thing that is hard' })).toHaveCount(0)

  // As applicants go through it; without the notes about what was saved so far, which stay a while.
  await owner.reload()
  await owner.getByRole('button', { name: 'Next slide' }).click()
  await expect(preview.getByRole('heading', { name: hard })).toBeVisible()
  await expect(preview.getByText('2 of 2')).toBeVisible()
  await expectNoSidewaysScroll(owner)
  await expectAccessible(owner)

  await owner.getByRole('link', { name: 'Arrange' }).click()
  await expectPage(owner, 'surveys.catchers-pitch.sequence')
  await owner.getByRole('button', { name: `${hard}: place 2 of 2` }).press('Home')
  await owner.getByRole('button', { name: 'Save order' }).click()
  await expectToast(owner, 'Data saved Successfully.')
  await goWithin(owner, '/surveys/catchers-pitch')
  await expect(slides.first()).toContainText(hard)

  await owner.getByRole('button', { name: `Remove ${hard}` }).click()
  await expect(slides).toHaveCount(1)
  await owner.getByRole('button', { name: 'Undo' }).click()
  await expect(slides).toHaveCount(2)
  await expect(slides.first()).toContainText(hard)

  await owner.getByRole('link', { name: `Edit ${question}` }).click()
  await expectPage(owner, 'surveys.catchers-pitch.id.edit')
  await owner.getByLabel('Title, English').fill('How do you begin?')
  await owner.getByRole('button', { name: 'Save slide' }).click()
  await expectPage(owner, 'surveys.catchers-pitch')
  await expect(slides.nth(1)).toContainText('How do you begin?')
  await owner.context().close()
})

test(
  "an owner adds staff's slides, makes a pitch of some, and lets one survey show it and another nothing",
  { tag: '@desktop' },
  async ({ page, request, browser, baseURL, enterAs }, { project }) => {
    test.slow()
    await enterAs(people.root)
    const { company, owner } = await makeOwner({ page, request, browser, baseURL })
    const ready = `How we decide ${project.name} ${Date.now()}`
    await page.goto('/admin/catchers-pitch/create')
    await expectPage(page, 'admin.catchers-pitch.create')
    await page.getByLabel('Title, English').fill(ready)
    await page.getByRole('textbox', { name: 'Text, English' }).fill('Two people read every answer.')
    await searchAndPress({
      field: page.getByRole('searchbox', { name: 'Allocate to a company' }),
      offered: page.getByRole('list', { name: 'Allocate to a company' }).getByRole('button'),
      text: company.name,
    })
    await page.getByRole('button', { name: 'Create slide' }).click()
    await expectPage(page, 'admin.catchers-pitch')

    // What is allocated is offered, and shown only once it is added.
    await owner.goto('/surveys/catchers-pitch')
    await expectPage(owner, 'surveys.catchers-pitch')
    const own = 'What is it like to work here?'
    await owner.getByRole('link', { name: own }).click()
    await owner.getByRole('textbox', { name: 'Text, English' }).fill('Loud, warm, and never alone.')
    await owner.getByRole('button', { name: 'Create slide' }).click()
    await expectPage(owner, 'surveys.catchers-pitch')
    const offered = owner.getByRole('region', { name: 'Ready-made slides' })
    await expect(offered).toContainText('So far you show none of them.')
    await offered.getByRole('button', { name: 'Add slides' }).click()
    const adding = owner.getByRole('dialog', { name: 'Add slides' })
    await adding.getByRole('checkbox', { name: ready }).click()
    await expect(adding.getByRole('checkbox', { name: ready })).toBeChecked()
    await expectAccessible(owner)
    await adding.getByRole('button', { name: 'Save' }).click()
    await expect(adding).toHaveCount(0)
    await expect(offered).toContainText(ready)

    // A pitch without a slide is none.
    const pitches = owner.getByRole('region', { name: 'Pitches' })
    await pitches.getByRole('button', { name: 'Make a pitch' }).click()
    const making = owner.getByRole('dialog', { name: 'Make a pitch' })
    await expect(making.getByLabel('Name')).toBeFocused()
    await making.getByLabel('Name').fill('For baristas')
    await making.getByRole('button', { name: 'Create pitch' }).click()
    await expect(making.getByText('Please pick at least one slide.')).toBeVisible()
    await expect(making.getByRole('checkbox', { name: own })).toBeFocused()
    await making.getByRole('checkbox', { name: own }).click()
    await making.getByRole('checkbox', { name: ready }).click()
    await making.getByRole('button', { name: 'Create pitch' }).click()
    await expect(making).toHaveCount(0)
    const chapters = pitches.getByRole('list', { name: 'Chapters of For baristas' }).getByRole('listitem')
    await expect(chapters).toHaveCount(2)
    await pitches.getByRole('button', { name: `${ready}: place 2 of 2` }).press('Home')
    await expect(chapters.first()).toContainText(ready)
    await owner.reload()
    await expect(chapters.first()).toContainText(ready)
    await expectFits(owner)
    await expectAccessible(owner)

    await beginSurvey(owner, request, 'Barista', 'pitch')
    await expect(owner.getByRole('radio', { name: /^All our slides/ })).toBeChecked()
    await owner.getByRole('radio', { name: /^For baristas/ }).click()
    await expect(owner.getByRole('radio', { name: /^For baristas/ })).toBeChecked()
    await owner.reload()
    await expect(owner.getByRole('radio', { name: /^For baristas/ })).toBeChecked()
    await expectFits(owner)
    await expectAccessible(owner)

    // What a survey shows is not taken from under it.
    await owner.getByRole('link', { name: 'Slides and pitches' }).click()
    await expect(pitches).toContainText('Surveys that show it: 1')
    await pitches.getByRole('button', { name: 'Remove For baristas' }).click()
    const asking = owner.getByRole('dialog', { name: 'Remove the pitch For baristas?' })
    await asking.getByRole('button', { name: 'Remove' }).click()
    await expect(asking).toContainText('Surveys show this pitch.')
    await asking.getByRole('button', { name: 'Cancel' }).click()

    await owner.goBack()
    await expectPage(owner, 'surveys.id.pitch')
    await owner.getByRole('radio', { name: /^No Slider/ }).click()
    await expect(owner.getByRole('radio', { name: /^No Slider/ })).toBeChecked()
    await owner.getByRole('link', { name: 'Slides and pitches' }).click()
    await pitches.getByRole('button', { name: 'Remove For baristas' }).click()
    await asking.getByRole('button', { name: 'Remove' }).click()
    await expect(chapters).toHaveCount(0)
    await owner.context().close()
  },
)

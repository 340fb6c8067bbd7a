import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { people } from './people.ts'
import { invite, openInvitation } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage, tabTo } from './steps.ts'

const slide = (page: Page, name: string) => page.getByRole('heading', { level: 3, name })

test('an applicant reads the pitch in Malay, reacts and asks, and the company sees it and answers without a reload', {
  tag: '@desktop',
}, async ({ page, request, enterAs, browser, baseURL }) => {
  test.slow()
  await enterAs(people.owner)
  await page.goto('/surveys/catchers-pitch')
  await expectPage(page, 'surveys.catchers-pitch')
  await expect(page.getByRole('heading', { name: 'What applicants make of it' })).toBeVisible()

  const phone = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ms-MY',
  })
  const applicant = await phone.newPage()
  await applicant.goto(await invite(request))
  await applicant.getByRole('button', { name: 'Teruskan' }).click()
  await expectPage(applicant, 'survey.instructions')
  await expect(applicant.getByRole('heading', { name: 'Kenali Kopi & Kain Sdn Bhd' })).toBeVisible()
  await expect(slide(applicant, 'Empat puluh dua orang, satu kilang panggang')).toBeVisible()
  await expectNoSidewaysScroll(applicant)

  // The dots name every slide; the honest word is marked as such.
  await applicant.getByRole('button', { name: /Apa yang sukar tentang bekerja di sini/ }).click()
  await expect(applicant.getByText('Secara jujur')).toBeVisible()
  const reactions = applicant.getByRole('group', { name: /Apa yang sukar tentang bekerja di sini/ })
  const helpful = reactions.getByRole('button', { name: 'Membantu' })
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')

  const stamp = Date.now()
  const question = `Adakah tempat letak motosikal ${stamp}?`
  const answer = `Ya, di belakang kedai ${stamp}.`
  await applicant.getByRole('button', { name: 'Tanya Kopi & Kain Sdn Bhd sesuatu' }).click()
  const field = applicant.getByLabel('Soalan anda')
  await expect(field).toBeFocused()
  await field.fill(question)
  await applicant.getByRole('button', { name: 'Tanya', exact: true }).click()
  await expect(applicant.getByText(question)).toBeVisible()
  await expectAccessible(applicant)

  // On the page that has been open all the while.
  const asked = page.getByRole('listitem').filter({ hasText: question })
  await expect(asked).toBeVisible()
  const hard = page.getByRole('listitem').filter({ hasText: 'What is hard about working here?' })
  await expect(hard.getByText(/^Helpful: [1-9]/)).toBeVisible()
  await page.getByRole('button', { name: `Answer: ${question}` }).click()
  await asked.getByLabel('Your answer to all applicants').fill(answer)
  await asked.getByRole('button', { name: 'Publish the answer' }).click()
  await expect(asked.getByText(answer)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await applicant.reload()
  await expect(applicant.getByText(answer)).toBeVisible()
  await applicant.getByRole('button', { name: 'Saya berminat' }).click()
  await expect(applicant.getByRole('heading', { name: 'Kenali Kopi & Kain Sdn Bhd' })).toHaveCount(0)

  // One press away from here on, with what was said of it.
  const again = applicant.getByRole('button', { name: 'Lihat semula perkenalan Kopi & Kain Sdn Bhd' })
  await again.click()
  await expect(applicant.getByRole('heading', { name: 'Kenali Kopi & Kain Sdn Bhd' })).toBeVisible()
  await expect(applicant.getByText(answer)).toBeVisible()
  await expectNoSidewaysScroll(applicant)
  await expectAccessible(applicant)
  await again.click()
  await expect(applicant.getByRole('heading', { name: 'Kenali Kopi & Kain Sdn Bhd' })).toHaveCount(0)
  await phone.close()
})

test('with the keyboard alone one goes through the slides, reacts, and on to the survey', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await openInvitation(page, await invite(request))
  await expectPage(page, 'survey.instructions')
  const slides = page.getByRole('list', { name: 'Slides' })
  await expect(slides).toBeVisible()
  await tabTo(page, slides)
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 'What will my first months look like?')).toBeInViewport()
  await page.keyboard.press('End')
  await expect(slide(page, 'What does it take to do well here?')).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(slide(page, 'Forty-two people, one roastery')).toBeInViewport()
  const reactions = page.getByRole('group', { name: /Forty-two people, one roastery/ })
  const exciting = reactions.getByRole('button', { name: 'Exciting' })
  await tabTo(page, exciting)
  await page.keyboard.press('Enter')
  await expect(exciting).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(exciting).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Go to the survey' }).press('Enter')
  await expect(page.getByRole('button', { name: 'I am interested' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Barista, Bangsar')
})

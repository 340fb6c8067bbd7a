import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { invite } from './respondent.ts'
import { expectNoSidewaysScroll, expectPage } from './steps.ts'

const sentences = [
  '我先列清单',
  '店里很吵',
  '同事帮了我',
  '我忘了吃饭',
  '客人很友善',
  '机器坏了',
  '我学会了',
  '我们一起收工',
]

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** The same answer to every statement of the screen, by its number. */
async function rateAll(page: Page, answer: number): Promise<void> {
  await page.getByRole('radio').first().focus()
  for (const _ of sentences) await page.keyboard.press(String(answer))
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(sentences.length)
}

async function answerTopic(page: Page, topic: number): Promise<void> {
  await expect(page.getByText(`话题 ${topic}/3 · 书写`)).toBeVisible()
  const field = page.getByLabel('您的陈述')
  for (const text of sentences) {
    await field.fill(text)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }
  await press(page, '继续')
  await expect(page.getByText(`话题 ${topic}/3 · 重要程度`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('我先列清单')
  await expectNoSidewaysScroll(page)
  await press(page, '下一步：感受如何')
  await expectPage(page, 'survey.situation-feelings')
  await rateAll(page, 2)
  await press(page, '下一步：您能掌控多少')
  await expectPage(page, 'survey.situation-control')
  await rateAll(page, 3)
  await press(page, /^(下一个话题|继续)$/)
}

test('somebody who reads Chinese takes the whole survey in Chinese', { tag: '@desktop' }, async ({ page, request }) => {
  const link = await invite(request)
  await page.goto(link)
  await page.evaluate(() => localStorage.setItem('language', 'zh'))
  await page.goto(link)
  await press(page, '继续')
  await press(page, '我有兴趣')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('记录哪些内容，谁会看到')
  await page.getByLabel('我已阅读并同意').check()
  await press(page, '继续')
  await expectNoSidewaysScroll(page)
  await press(page, '开始')
  await press(page, '打开摄像头')
  await press(page, '开始')
  for (const topic of [1, 2, 3]) await answerTopic(page, topic)
  await expectPage(page, 'survey.compare-situations')
  await press(page, '完成')
  await expectPage(page, 'survey.my-life')
  await expect(page.getByText('已收到您的回答')).toBeVisible()
})

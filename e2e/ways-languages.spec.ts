import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test } from './fixtures.ts'
import { forAWhile } from './real-time.ts'
import { answeredUpTo, freeSurvey } from './respondent.ts'
import { expectNoSidewaysScroll } from './steps.ts'

/** What people read in the four ways, as somebody who knows the language would look for it. */
const languages = {
  zh: {
    enter: '继续',
    title: '您想用什么方式表达？',
    write: '书写',
    say: '口述',
    show: '图片',
    link: '灵感',
    statement: '您的陈述',
    add: '添加',
    choose: '选择图片',
    caption: '简短说明（可不填）',
    address: 'YouTube、Dailymotion、TikTok 或 Facebook 上的链接',
    named: '它的名称或含义（可不填）',
    record: '录音',
    recording: '正在录音',
    end: '结束',
    understood: '您说的话。保存前请先核对修改。',
    keep: '保存录音',
    list: '您已写下的内容',
    saved: '已保存',
    texts: ['我先列了一张清单。', '那是雨季的第一天。', '这首歌陪我们开店。', '大家一起收拾到很晚。'],
  },
  ms: {
    enter: 'Teruskan',
    title: 'Bagaimanakah anda mahu meluahkannya?',
    write: 'Tulis',
    say: 'Sebut',
    show: 'Visual',
    link: 'Inspirasi',
    statement: 'Pernyataan anda',
    add: 'Tambah',
    choose: 'Pilih gambar',
    caption: 'Dengan beberapa patah perkataan (pilihan)',
    address: 'Pautan di YouTube, Dailymotion, TikTok atau Facebook',
    named: 'Tajuknya, atau maksudnya (pilihan)',
    record: 'Rakam',
    recording: 'Sedang merakam',
    end: 'Tamat',
    understood: 'Apa yang anda sebut. Betulkan sebelum menyimpannya.',
    keep: 'Simpan Audio',
    list: 'Apa yang telah anda tulis',
    saved: 'Disimpan',
    texts: [
      'Saya menulis senarai dahulu.',
      'Itu hari pertama musim hujan.',
      'Lagu ini menemani kami setiap pagi.',
      'Kami mengemas bersama-sama hingga lewat malam.',
    ],
  },
} as const

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** How long somebody speaks: enough not to be taken for silence. */
const spoken_ms = 1500

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** The longest words where there is the least room. */
const sizeFor = (language: string) => ({ tag: language === 'ms' ? '@phone' : '@desktop' })

for (const [language, said] of Object.entries(languages)) {
  test(`somebody expresses statements in all four ways (${language})`, sizeFor(language), async ({ page, request }) => {
    test.slow()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const [written, shown, linked, spoken] = said.texts
    const { link } = await answeredUpTo(request, testStep.input_method, { survey: freeSurvey })
    await page.goto(link)
    await page.evaluate((code) => localStorage.setItem('language', code), language)
    await page.goto(link)
    await button(said.enter).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title)
    await expectFit(page)

    await page.getByRole('button', { name: new RegExp(`^${said.show}`) }).click()
    await page.getByLabel(said.choose).setInputFiles({ name: 'rain.png', mimeType: 'image/png', buffer: pixel })
    await page.getByLabel(said.caption).fill(shown)
    await expectFit(page)
    await button(said.add).click()

    await button(said.link).click()
    await page.getByLabel(said.address).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    await page.getByLabel(said.named).fill(linked)
    await expectFit(page)
    await button(said.add).click()

    await button(said.say).click()
    await button(said.record).click()
    await expect(page.getByText(said.recording, { exact: true })).toBeVisible()
    await forAWhile(page, spoken_ms)
    await button(said.end).click()
    // These languages are recorded and not put into words here, so the person types what they said.
    await page.getByLabel(said.understood).fill(spoken, { timeout: 60_000 })
    await expectFit(page)
    await button(said.keep).click()

    await button(said.write).click()
    await page.getByLabel(said.statement).fill(written)
    await button(said.add).click()
    const list = page.getByRole('list', { name: said.list }).getByRole('listitem')
    await expect(list).toHaveText([`1${shown}`, `2${linked}`, `3${spoken}`, `4${written}`])
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible()
    await expectFit(page)
    await page.reload()
    await expect(list).toHaveCount(4)
  })
}

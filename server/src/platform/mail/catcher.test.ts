import type { SendMailOptions } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startCatcher } from './catcher.ts'
import { openMailTransport } from './mail-transport.ts'

async function catching(options: { keep?: number } = {}) {
  const catcher = await startCatcher(options)
  const transport = openMailTransport(catcher.url)
  onTestFinished(async () => {
    transport.close()
    await catcher.stop()
  })
  const send = (id: string, parts: SendMailOptions = {}) =>
    transport.send({ messageId: `<${id}@test>`, from: 'us@example.com', to: 'mei@example.com', subject: id, ...parts })
  return { catcher, send }
}

test('shows a mail as it arrived, with the links in it', async () => {
  const { catcher, send } = await catching()
  await send('one', {
    subject: '你好',
    html: '<a href="https://example.com/reset?id=1&amp;signature=2">Reset</a>',
    text: 'Reset: https://example.com/reset?id=1&signature=2\nHelp: <https://example.com/help>',
  })
  const [mail] = catcher.mails()
  expect(mail).toMatchObject({
    id: 'one@test',
    from: 'us@example.com',
    to: ['mei@example.com'],
    subject: '你好',
    links: ['https://example.com/reset?id=1&signature=2', 'https://example.com/help'],
  })
  expect(mail?.html).toContain('Reset</a>')
  expect(mail?.text).toContain('Help')
})

test('tells names and lengths of what a mail carries', async () => {
  const { catcher, send } = await catching()
  await send('one', { text: 'See the file', attachments: [{ filename: '发票.pdf', content: Buffer.alloc(1234) }] })
  await send('two', { text: 'No file' })
  expect(catcher.mails().map(({ attachments }) => attachments)).toEqual([[], [{ name: '发票.pdf', bytes: 1234 }]])
})

test('shows the newest first and forgets the oldest', async () => {
  const { catcher, send } = await catching({ keep: 2 })
  for (const id of ['one', 'two', 'three']) await send(id, { text: id })
  expect(catcher.mails().map(({ subject }) => subject)).toEqual(['three', 'two'])
})

test('keeps a message that comes twice once', async () => {
  const { catcher, send } = await catching()
  await send('one', { text: 'once' })
  await send('one', { text: 'twice' })
  expect(catcher.mails().map(({ text }) => text.trim())).toEqual(['once'])
})

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
  const send = (id: string, parts: Record<string, string> = {}) =>
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

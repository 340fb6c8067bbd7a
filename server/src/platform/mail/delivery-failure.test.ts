import { describe, expect, test } from 'vitest'
import { deliveryFailure } from './delivery-failure.ts'

const smtpError = (message: string, properties: Record<string, unknown>) =>
  Object.assign(new Error(message), properties)

const recipient = { code: 'EENVELOPE', command: 'RCPT TO' }
const data = { code: 'EMESSAGE', command: 'DATA' }

describe('deliveryFailure', () => {
  test.each([
    ['the receiver does not exist', { ...recipient, responseCode: 550 }, 'refused'],
    ['the content is refused', { ...data, responseCode: 554 }, 'refused'],
    ['the message is too large to offer', { code: 'EMESSAGE', command: 'MAIL FROM' }, 'refused'],
    ['the address fits into no envelope', { code: 'EENVELOPE', command: 'API' }, 'refused'],
    ['the receiver is asked to wait', { ...recipient, responseCode: 450 }, 'postponed'],
    ['the mailbox is full for now', { ...data, responseCode: 452 }, 'postponed'],
    ['the commands came in a wrong order', { ...recipient, responseCode: 503 }, 'postponed'],
    ['the server closes', { ...recipient, responseCode: 421 }, 'unreachable'],
    ['we are not accepted as a sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'unreachable'],
    ['our password is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'unreachable'],
    ['nobody listens', { code: 'ESOCKET', command: 'CONN' }, 'unreachable'],
    ['the name is not known', { code: 'EDNS' }, 'unreachable'],
    ['the connection broke', { code: 'ECONNECTION' }, 'unreachable'],
    ['nobody knows why', {}, 'unreachable'],
  ])('when %s', (_why, properties, kind) => {
    expect(deliveryFailure(smtpError('no', properties)).kind).toBe(kind)
  })

  test.each([
    ['550 5.1.1 <a@example.com>: no such user', true],
    ['550 5.1.10 recipient not found', true],
    ['550 5.7.1 your address is on a list', false],
    ['550 mailbox unavailable', false],
    ['552 5.2.2 mailbox full', false],
  ])('%s', (message, no_such_mailbox) => {
    const error = smtpError(message, { ...recipient, responseCode: Number.parseInt(message, 10) })
    expect(deliveryFailure(error).no_such_mailbox).toBe(no_such_mailbox)
  })

  test('keeps the words of the server, but no address and nothing that cannot be stored', () => {
    const error = smtpError(`550 <Mei@example.com>: mei@example.com\r\n\0 is unknown${' here'.repeat(200)}`, {})
    const { reason } = deliveryFailure(error)
    expect(reason).toMatch(/^550 <…>: … {2}is unknown here here/)
    expect(reason.length).toBeLessThanOrEqual(500)
  })

  test('takes what is no error at all', () => {
    expect(deliveryFailure('odd')).toEqual({
      kind: 'unreachable',
      reason: 'odd',
      no_such_mailbox: false,
    })
  })
})

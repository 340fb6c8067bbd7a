import { describe, expect, it } from 'vitest'
import { notificationKinds } from './notification.ts'
import { isMailChosen, notificationChoices } from './notification-choices.ts'

describe('notificationChoices', () => {
  it('rings for everything and writes about the end of a plan, as long as nothing was said', () => {
    expect(notificationChoices({})).toEqual({ silenced: [], mailed: ['plan.ending'] })
  })

  it('holds to what was said, also that nothing is to be written', () => {
    expect(
      notificationChoices({ 'notifications.silenced': ['notice', 'survey.completed'], 'notifications.mailed': [] }),
    ).toEqual({ silenced: ['survey.completed', 'notice'], mailed: [] })
  })

  it('leaves out kinds that there are not, and takes what is no list for nothing said', () => {
    expect(notificationChoices({ 'notifications.silenced': ['moon.full'], 'notifications.mailed': 'all' })).toEqual({
      silenced: [],
      mailed: ['plan.ending'],
    })
  })

  it('offers no mail about money: every owner gets it', () => {
    const stored = { 'notifications.silenced': ['payment.paid'], 'notifications.mailed': ['payment.failed', 'notice'] }
    expect(notificationChoices(stored)).toEqual({ silenced: ['payment.paid'], mailed: ['notice'] })
    expect(notificationKinds.filter((kind) => !isMailChosen(kind))).toEqual([
      'payment.paid',
      'payment.failed',
      'card.expiring',
      'plan.changed',
      'plan.cancelled',
      'plan.ended',
    ])
  })
})

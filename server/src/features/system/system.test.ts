import { describe, expect, it } from 'vitest'
import { queueMail } from '#platform/mail/queue-mail'
import { useApp } from '#testing/app'
import { company, person } from '#testing/make'
import { testDay } from '#testing/test-day'

const test = useApp()

describe('getHealth', () => {
  it('shows staff how the installation is doing', async () => {
    const { token } = await person(test.db, { platform_role: 'root' })
    const { id: group_id } = await company(test.db)
    await queueMail(
      test.db,
      {
        group_id,
        kind: 'test',
        cause: 'once',
        to_email: 'a@example.com',
        to_name: 'A',
        language: 'en',
        subject: 'x',
        html: 'x',
        text: 'x',
        user_id: null,
      },
      testDay,
    )
    expect(await test.call('getHealth', { token })).toMatchObject({
      status: 200,
      data: {
        started_at: testDay.toISOString(),
        checked_at: testDay.toISOString(),
        database: { problems: [], most_connections: expect.any(Number), answered_ms: expect.any(Number) },
        mail: {
          problems: [],
          transport: 'catcher',
          pending: 1,
          failed: 0,
          failed_lately: 0,
          oldest_at: testDay.toISOString(),
        },
        jobs: { problems: [], waiting: 0, failed: 0, oldest_at: null },
        storage: { kind: 'disk', free_bytes: expect.any(Number) },
      },
    })
  })

  it('says that mails are stuck once one has been due for too long', async () => {
    test.clock.moveTo(new Date(testDay.getTime() + 11 * 60 * 1000))
    const { token } = await person(test.db, { platform_role: 'moderator' })
    expect(await test.call('getHealth', { token })).toMatchObject({ data: { mail: { problems: ['stuck'] } } })
    test.clock.moveTo(testDay)
  })
})

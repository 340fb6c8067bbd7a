import { describe, expect, it } from 'vitest'
import { queueMail } from '#platform/mail/queue-mail'
import { testDay, useApp } from '#testing/app'
import { company, person } from '#testing/make'

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
        mail: { transport: 'catcher', pending: 1, failed: 0 },
        jobs: { waiting: 0, failed: 0 },
      },
    })
  })
})

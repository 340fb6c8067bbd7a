import { supervision } from '@catchpitch/contract/surveys/supervision'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focus, tabTo } from '../../testing/keyboard.ts'
import { pageShown } from '../../testing/page.ts'
import { takeDown } from '../../testing/render-console.tsx'
import { leavingFor, renderLight } from '../../testing/render-light.tsx'
import { replies } from '../../testing/replies.ts'
import { screens } from '../../testing/screens.ts'

const button = (name: string) => page.getByRole('button', { name })
const heading = page.getByRole('heading', { level: 1 })
const first = page.getByRole('main').getByRole('radio').first()

function answerLists(): void {
  replies({
    'GET /job-position': [
      { code: 'sales_assistant', name: 'Sales assistant', senior: false },
      { code: 'team_leader', name: 'Team leader or supervisor', senior: true },
    ],
    'GET /goal-type': [{ code: 'grow_team', name: 'Lead and grow a team' }],
    'GET /supervision-provided': [
      { id: supervision.direct, code: 'direct', name: 'Direct', senior_only: false },
      { id: supervision.general, code: 'general', name: 'General', senior_only: true },
    ],
  })
}

it.each(screens)(
  'the questions about a job are answered, skipped and gone back to by keyboard on a $name screen',
  async ({ size }) => {
    await page.viewport(...size)
    answerLists()
    await renderLight('/job-position')
    await tabTo(button('Continue'))
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toHaveTextContent('Please choose one, or skip the question.')
    focus(first)
    await userEvent.keyboard(' {Enter}')
    await expect.poll(pageShown).toBe('goal-type')
    await expect.element(heading).toHaveFocus()
    await tabTo(button('Skip'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(pageShown).toBe('supervision-provided')
    // A shop assistant is not left to work alone.
    await expect.element(page.getByRole('radio', { name: /^General/ })).toBeDisabled()
    await tabTo(button('Back'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(pageShown).toBe('goal-type')
    window.history.back()
    await expect.poll(pageShown).toBe('supervision-provided')
    await takeDown()

    await renderLight('/job-position')
    await expect.element(first).toBeChecked()
    expect(JSON.parse(localStorage.getItem('firstSurvey') ?? '')).toEqual({
      job_position: 'sales_assistant',
      goal_type: null,
      supervision: null,
    })
  },
)

it('the last question leads to the sign-up of a company', async () => {
  answerLists()
  await renderLight('/supervision-provided')
  await page.getByText('Direct', { exact: true }).click()
  const leaving = leavingFor()
  await button('Go on to sign up').click()
  expect(await leaving).toBe('/signup?kind=company')
})

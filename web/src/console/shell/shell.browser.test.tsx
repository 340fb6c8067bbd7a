import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldBack, listPage, refuse } from '../../testing/answers.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../testing/expect-fits.ts'
import { expectOpensAndReturns, tabTo } from '../../testing/keyboard.ts'
import { pageShown, toast } from '../../testing/page.ts'
import { personAs } from '../../testing/people.ts'
import { renderConsole, takeDown } from '../../testing/render-console.tsx'
import { type Received, received, replies } from '../../testing/replies.ts'
import { narrow, screens } from '../../testing/screens.ts'

const staffCalls = {
  'GET /notifications': listPage([]),
  'GET /admin/support-messages': listPage([]),
  'GET /admin/users': listPage([]),
}
const ownCalls = {
  'GET /notifications': listPage([]),
  'GET /guides': [],
  'GET /surveys': [],
  'GET /surveys/pitches': [],
  'GET /get-groups': [],
}

const keysOfPerson = ['token', 'session', 'user', 'role', 'uniqueId', 'selectedGroup', 'hasActivePlan']

const dialog = (name: string) => page.getByRole('dialog', { name })
const account = page.getByRole('button', { name: /^Account of / })

it('changes all colours at once for people who want no motion', async () => {
  replies(staffCalls)
  await renderConsole('/admin/users', { as: personAs('root') })
  await expect.poll(pageShown).toBe('admin.users')
  const colour = getComputedStyle(document.body).color
  const { dataset } = document.documentElement
  dataset.scheme = 'dark'
  onTestFinished(() => void delete dataset.scheme)
  expect(getComputedStyle(document.body).color).not.toBe(colour)
  expect(document.getAnimations().filter((animation) => animation instanceof CSSTransition)).toEqual([])
})

describe('the palette', () => {
  it.each(screens)('finds actions by a part of their name on a $name screen', async ({ size }) => {
    await page.viewport(...size)
    replies(staffCalls)
    await renderConsole('/admin/users', { as: personAs('root') })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const field = dialog('Search').getByRole('combobox')
    await expect.element(field).toHaveFocus()
    await expectAccessible()
    await field.fill('dark')
    const options = dialog('Search').getByRole('option')
    await expect
      .poll(() => options.elements().map(({ textContent }) => textContent))
      .toEqual([expect.stringMatching(/dark/i)])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.documentElement.dataset.scheme).toBe('dark')
    await expect.element(dialog('Search')).not.toBeInTheDocument()
  })

  it.each(screens)(
    'finds pages in another language, and by their English names, on a $name screen',
    async ({ size }) => {
      await page.viewport(...size)
      replies(staffCalls)
      await renderConsole('/help-center/none', { as: personAs('root'), language: 'zh' })
      replies({ 'GET /guides/{id}': refuse('record.missing'), 'GET /guides': [] })
      await expect.poll(pageShown).toBe('help-center.id')
      await userEvent.keyboard('{Control>}k{/Control}')
      const field = dialog('搜索').getByRole('combobox')
      const options = dialog('搜索').getByRole('option')
      const found = () => options.elements().map(({ textContent }) => textContent)
      await field.fill('users')
      await expect.poll(found).toEqual(['用户'])
      await expectAccessible()
      await expectNoSidewaysScroll()
      await field.fill('nothing of the kind')
      await expect.element(dialog('搜索').getByRole('status')).toHaveTextContent('nothing of the kind')
      await field.fill('用')
      await expect.poll(() => found()[0]).toBe('用户')
      await userEvent.keyboard('{Enter}')
      await expect.poll(pageShown).toBe('admin.users')
    },
  )

  it('goes round among its options by arrows', async () => {
    replies(staffCalls)
    await renderConsole('/admin/users', { as: personAs('moderator') })
    await expect.poll(pageShown).toBe('admin.users')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(dialog('Search').getByRole('combobox')).toHaveFocus()
    const options = dialog('Search').getByRole('option')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Search')).not.toBeInTheDocument()
  })
})

describe('the navigation', () => {
  it('is walked by keyboard, marks where one is, and offers nobody what they may not open', async () => {
    replies({ ...staffCalls, 'GET /guides': [] })
    await renderConsole('/help-center', { as: personAs('moderator') })
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await tabTo(navigation.getByRole('button', { name: 'People' }))
    await userEvent.keyboard('{Enter}')
    await tabTo(navigation.getByRole('link', { name: 'Users' }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(pageShown).toBe('admin.users')
    await expect.element(page.getByRole('main')).toHaveFocus()
    const marked = () =>
      [...navigation.element().querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
    await expect.poll(marked).toEqual(['Users'])
    await expect.element(navigation.getByRole('link', { name: 'My Surveys' })).not.toBeInTheDocument()
  })

  it('is skipped by the first link of a page', async () => {
    replies(ownCalls)
    await renderConsole('/help-center', { as: personAs('owner') })
    await expect.poll(pageShown).toBe('help-center')
    await userEvent.keyboard('{Tab}')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect.element(skip).toHaveFocus()
    await expect
      .element(page.getByRole('main'))
      .toHaveAttribute('id', skip.element().getAttribute('href')?.slice(1) ?? '')
  })

  it('is in a drawer on a narrow screen, which takes the focus, keeps it and gives it back', async () => {
    await page.viewport(...narrow)
    replies(ownCalls)
    await renderConsole('/help-center', { as: personAs('owner') })
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await expectOpensAndReturns(opener, page.getByRole('dialog'))
    await opener.click()
    await expect.element(page.getByRole('dialog').getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  it.each([
    { path: '/surveys/account', label: 'Account', tabs: ['Company', 'Billing details', 'Email Settings'] },
    { path: '/surveys/teams', label: 'Teams', tabs: ['People', 'Departments', 'Cover photo'] },
  ])('marks the open one of the tabs of $path, and no other', async ({ path, label, tabs }) => {
    // What stands on them is not what this is about.
    const denied = refuse('access.denied')
    replies({
      ...ownCalls,
      'GET /countries': [],
      'GET /options/{list}': [],
      'GET /teams': denied,
      'GET /teams/invitations': denied,
      'GET /departments': denied,
      'GET /cover-photo': denied,
      'GET /email-settings': denied,
      'GET /billing-details': denied,
      'GET /account': denied,
    })
    await renderConsole(path, { as: personAs('owner') })
    const bar = page.getByRole('main').getByRole('navigation', { name: label })
    const marked = () =>
      [...bar.element().querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent)
    await expect.element(bar).toBeVisible()
    expect(marked()).toEqual([tabs[0]])
    for (const tab of tabs) {
      await bar.getByRole('link', { name: tab, exact: true }).click()
      await expect.poll(marked).toEqual([tab])
    }
  })

  it('stays in place at an address that nobody has, with a way back', async () => {
    replies(ownCalls)
    const { router } = await renderConsole('/surveys/nowhere/at/all', { as: personAs('applicant') })
    await expect.poll(pageShown).toBe('not-found')
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.getByRole('main').getByRole('link').click()
    await expect.poll(() => router.state.location.pathname).toBe('/survey')
  })
})

describe('the tour', () => {
  const offer = page.getByRole('complementary', { name: 'Tour' })

  /** Keeps of this person that they want no tour. */
  const skip = (person: ReturnType<typeof personAs>) => (sent: Received<'POST /save-user-preference'>) => {
    const { key, value } = sent.body
    replies({ 'GET /user': { ...person, preferences: { [key]: value } } })
    return sent.body
  }

  it.each(screens)('shows somebody round on a $name screen, and can be left', async ({ name, size }) => {
    await page.viewport(...size)
    replies(ownCalls)
    await renderConsole('/help-center', { as: personAs('member') })
    if (name === 'narrow') await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await account.click()
    await page.getByRole('menuitem', { name: 'Take the tour' }).click()
    const step = dialog('Welcome to Catchpitch')
    await expect.element(step).toHaveTextContent('1 of 6')
    await expect.element(step.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expectAccessible()
    if (name === 'narrow') await step.getByRole('button', { name: 'Next' }).click()
    else await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog('Everything has its place')).toHaveTextContent('2 of 6')
    await expectAccessible()
    await expectNoSidewaysScroll()
    await userEvent.keyboard('{Escape}')
    await expect.element(toast(/take the tour again at any time/)).toBeVisible()
    await expect.poll(() => document.querySelector('.driver-popover')).toBeNull()
  })

  it('is offered to somebody new until they have seen it or want none, each step counted once', async () => {
    replies(ownCalls)
    const seen = (introSteps: number) => personAs('applicant', { introSteps })
    replies({
      'POST /save-user-preference': skip(seen(2)),
      'PATCH /user/intro-steps': ({ body }) => {
        replies({ 'GET /user': seen(body.intro_steps) })
        return body
      },
    })
    await renderConsole('/survey', { as: seen(0) })
    await offer.getByRole('button', { name: 'Take the tour' }).click()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('2 of 3')
    expect(received('PATCH /user/intro-steps').map(({ body }) => body.intro_steps)).toEqual([1, 2])
    await page.getByRole('button', { name: 'Leave the tour' }).click()
    await takeDown()

    // On the next visit, where it was left.
    await renderConsole('/survey', { as: seen(2) })
    await offer.getByRole('button', { name: 'Go on with the tour' }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('2 of 3')
    await userEvent.keyboard('{Escape}')
    await offer.getByRole('button', { name: 'No, thanks' }).click()
    await expect.element(offer).not.toBeInTheDocument()
  })

  it('is skipped by one press, stays skipped after a reload, and can be taken all the same', async () => {
    const newcomer = personAs('applicant', { introSteps: 0 })
    replies({ ...ownCalls, 'POST /save-user-preference': skip(newcomer) })
    await renderConsole('/survey', { as: newcomer })
    await offer.getByRole('button', { name: 'No, thanks' }).click()
    await expect.element(offer).not.toBeInTheDocument()
    await expect
      .poll(() => received('POST /save-user-preference').map(({ body }) => body))
      .toEqual([{ key: 'tour.skipped', value: 3 }])
    expect(received('PATCH /user/intro-steps')).toEqual([])
    await takeDown()

    replies({ 'PATCH /user/intro-steps': ({ body }) => body })
    await renderConsole('/survey', { as: newcomer })
    await expect.poll(pageShown).toBe('survey')
    await expect.element(offer).not.toBeInTheDocument()
    await account.click()
    await page.getByRole('menuitem', { name: 'Take the tour' }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('1 of 3')
  })

  it('offers steps that came after somebody skipped the tour', async () => {
    replies(ownCalls)
    await renderConsole('/survey', { as: personAs('applicant', { introSteps: 0, preferences: { 'tour.skipped': 2 } }) })
    await expect.element(offer).toBeVisible()
  })

  it('counts the steps one after the other, also those that were passed before the first was answered', async () => {
    const first = heldBack<{ intro_steps: number }>()
    replies({
      ...ownCalls,
      'PATCH /user/intro-steps': ({ body }) => (body.intro_steps === 1 ? first.reply : body),
    })
    await renderConsole('/survey', { as: personAs('applicant', { introSteps: 0 }) })
    await offer.getByRole('button', { name: 'Take the tour' }).click()
    for (const step of ['2 of 3', '3 of 3']) {
      await page.getByRole('button', { name: 'Next' }).click()
      await expect.element(page.getByRole('dialog')).toHaveTextContent(step)
    }
    const sent = () => received('PATCH /user/intro-steps').map(({ body }) => body.intro_steps)
    expect(sent()).toEqual([1])
    first.give({ intro_steps: 1 })
    await expect.poll(sent).toEqual([1, 2, 3])
  })
})

describe('signing out', () => {
  const signOut = async (item: string) => {
    await account.click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  it('that does not reach the server says so, and leaves nobody believing it did', async () => {
    replies({ ...ownCalls, 'POST /logout': refuse('server.failed') })
    await renderConsole('/help-center', { as: personAs('applicant') })
    await signOut('Sign out')
    await expect.element(toast('Logout failed.')).toBeVisible()
    expect(localStorage.getItem('token')).toBe('token')
  })

  it('while looking through somebody’s eyes leaves both sessions', async () => {
    const impersonate = {
      impersonate_by: { id: 'staff', full_name: 'Root' },
      reason: 'They cannot find their survey',
      since: new Date().toISOString(),
    }
    replies({ ...ownCalls, 'POST /impersonate/stop': { token: 'their own', expires_in: 60 }, 'POST /logout': null })
    await renderConsole('/help-center', { as: personAs('applicant', { impersonate }) })
    await signOut('Stop and sign out')
    await expect.poll(pageShown).toBe('sign-in')
    expect(received('POST /impersonate/stop').map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token',
    ])
    expect(received('POST /logout').map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer their own'])
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('leaves nothing of the person in this browser', async () => {
    replies({ ...ownCalls, 'POST /logout': null })
    await renderConsole('/help-center', { as: personAs('applicant') })
    await expect.poll(pageShown).toBe('help-center')
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(keysOfPerson))
    await signOut('Sign out')
    await expect.poll(pageShown).toBe('sign-in')
    expect(Object.keys(localStorage)).not.toEqual(expect.arrayContaining([expect.toBeOneOf(keysOfPerson)]))
  })
})

describe('whether the company has a plan', () => {
  const openAs = async (plan: { title: string; kind: number; status: 'active'; ends_at: string } | null) => {
    replies(ownCalls)
    const person = personAs('member')
    const groups = person.groups.map((company) => ({
      ...company,
      hasActivePlan: plan && { plan: { ...plan, grace_ends_at: null } },
    }))
    await renderConsole('/help-center', { as: { ...person, groups } })
    await expect.poll(pageShown).toBe('help-center')
  }
  const bar = page.getByText("You don't have any plan. Please subscribe to a plan.")

  it('is kept for the next visit where it has one', async () => {
    await openAs({ title: 'Default', kind: 1, status: 'active', ends_at: '2030-01-01T00:00:00.000Z' })
    expect(localStorage.getItem('hasActivePlan')).toBe('true')
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('is kept where it has none, which the bar says', async () => {
    await openAs(null)
    expect(localStorage.getItem('hasActivePlan')).toBe('false')
    await expect.element(bar).toBeVisible()
  })

  it('is not kept for staff, who have no company', async () => {
    replies(staffCalls)
    localStorage.setItem('hasActivePlan', 'true')
    await renderConsole('/admin/users', { as: personAs('root') })
    await expect.poll(pageShown).toBe('admin.users')
    expect(localStorage.getItem('hasActivePlan')).toBeNull()
  })
})

import { platformGroupId } from '@catchpitch/contract/ids'
import { limits } from '@catchpitch/contract/limits'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalog } from '#content/catalog/seed-catalog'
import { makeDepartment, makeMembership } from '#content/make-company'
import { newId } from '#platform/ids'
import { type Answer, useApp } from '#testing/app'
import { useMailbox } from '#testing/mailbox'
import { company, impersonating, person, testPassword } from '#testing/make'
import { bmpOf, pictureOf } from '#testing/pictures'
import { testDay } from '#testing/test-day'

const test = useApp()
const mailbox = useMailbox(test)

beforeAll(() => seedCatalog(test.db, testDay))
afterEach(() => test.clock.moveTo(testDay))

type Person = { id: string; email: string; token: string }
type Fields = Record<string, string | number | boolean | null | readonly string[]>

/** What a person sends who changes everything but their address. */
const fieldsOf = ({ email }: { email: string }, changes: Fields = {}): Fields => ({
  first_name: 'Mei Ling',
  last_name: "O'Neil",
  email,
  country_code: '+60',
  mobile: '0123456789',
  dob: '1990-05-17',
  gender: 'FEMALE',
  employment_status: 'self_employed',
  education_level: 'bachelor',
  country: 'MY',
  is_receive: false,
  departments: [],
  group_id: null,
  version: 1,
  ...changes,
})

/** Everybody calls from a place of their own, because calls from one place are counted. */
let places = 0
const nextPlace = () => `2001:db8::${(places += 1)}`

const update = (who: Person, changes: Fields = {}) =>
  test.call('updateProfile', { token: who.token, body: fieldsOf(who, changes), ip: nextPlace() })

type Sent = { bytes: Buffer; name?: string; type?: string }

/** The same as a form in parts, as the page sends it: nothing is an empty text, a list is a name that comes again. */
function formOf(fields: Fields, picture?: Sent): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const parts = typeof value === 'object' && value !== null ? value : [String(value ?? '')]
    for (const part of parts) form.append(name, part)
  }
  if (picture) {
    const { bytes, name = 'me.jpg', type = 'image/jpeg' } = picture
    form.append('picture', new File([new Uint8Array(bytes)], name, { type }))
  }
  return form
}

const send = (who: Person, picture?: Sent, changes: Fields = {}) =>
  test.call('updateProfile', { token: who.token, form: formOf(fieldsOf(who, changes), picture), ip: nextPlace() })

const me = async ({ token }: Person) => (await test.call('getCurrentUser', { token })).data
const rowOf = ({ id }: Person) => test.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const picturesOf = ({ id }: Person) =>
  test.db
    .selectFrom('files')
    .where('group_id', '=', platformGroupId)
    .where('uploaded_by', '=', id)
    .selectAll()
    .execute()

async function objectsOf(who: Person): Promise<number> {
  const keys: string[] = []
  for await (const page of test.storage.list()) keys.push(...page)
  const rows = await picturesOf(who)
  return rows.filter(({ storage_key }) => keys.includes(storage_key)).length
}

function pictureIn(answer: Answer): string {
  const { data } = answer
  const url: unknown = typeof data === 'object' && data !== null && 'picture' in data ? data.picture : null
  if (typeof url !== 'string') throw new Error('no picture')
  return url
}

describe('updateProfile', () => {
  it('changes all that I may say about myself, and says so', async () => {
    const mei = await person(test.db)
    expect(await update(mei)).toMatchObject({
      status: 200,
      message: 'User updated successfully.',
      data: { version: 2, picture: null, email_to_verify: null },
    })
    expect(await me(mei)).toMatchObject({
      full_name: "Mei Ling O'Neil",
      email: mei.email,
      country_code: '+60',
      mobile: '0123456789',
      dob: '1990-05-17',
      age_range: 4,
      gender: 'FEMALE',
      employment_status: 'self_employed',
      education_level: 'bachelor',
      country: 'MY',
      is_receive: false,
      picture: null,
      version: 2,
    })
  })

  it('takes back what may be left open', async () => {
    const mei = await person(test.db)
    await update(mei)
    const open = { dob: '', gender: null, employment_status: '', education_level: null, country: null, version: 2 }
    expect(await update(mei, open)).toMatchObject({ status: 200 })
    expect(await me(mei)).toMatchObject({ dob: null, gender: null, employment_status: null, country: null })
  })

  it.each([
    ['en', 'User updated successfully.'],
    ['zh', '用户资料更新成功。'],
    ['ms', 'Pengguna berjaya dikemas kini.'],
  ] as const)('speaks %s', async (language, message) => {
    const mei = await person(test.db, { language })
    expect(await update(mei)).toMatchObject({ message })
  })

  it('is for people who are signed in', async () => {
    expect(await test.call('updateProfile', { body: {} })).toMatchObject({ status: 401 })
    expect(await test.call('updateProfile', { form: formOf({}) })).toMatchObject({ status: 401 })
  })

  it('writes down who changed which fields, and not to what', async () => {
    const mei = await person(test.db)
    await update(mei, { first_name: 'Aisyah', last_name: 'Tan', email: `new-${mei.email}` })
    const [event] = await test.db
      .selectFrom('audit_events')
      .where('group_id', '=', platformGroupId)
      .where('actor_id', '=', mei.id)
      .selectAll()
      .execute()
    expect(event).toMatchObject({ action: 'updateProfile', subject: 'user', subject_id: mei.id })
    const fields = ['country_code', 'mobile', 'born_on', 'gender', 'employment_status', 'education_level', 'country']
    expect(event?.detail).toMatchObject({ fields: [...fields, 'is_receive', 'email'] })
    expect(JSON.stringify(event)).not.toContain(mei.email)
  })

  it('refuses when I changed it elsewhere in the meantime, and loses nothing', async () => {
    const mei = await person(test.db)
    await update(mei)
    expect(await update(mei, { first_name: 'Nobody' })).toMatchObject({ status: 409, code: 'record.changed' })
    expect(await me(mei)).toMatchObject({ first_name: 'Mei Ling', version: 2 })
  })

  it('lets one of two changes at the same moment win', async () => {
    const mei = await person(test.db)
    const answers = await Promise.all([update(mei, { first_name: 'One' }), update(mei, { first_name: 'Two' })])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  const required = 'This field is required.'
  const choice = 'Please choose one of the offered values.'
  it.each([
    ['first_name', '', required],
    ['first_name', 'R2D2', 'Please use letters only.'],
    ['last_name', 'x'.repeat(limits.person_name.max + 1), 'Please use at most 49 characters.'],
    ['email', 'nobody', 'This field is required a valid email.'],
    ['email', null, required],
    ['mobile', '12a', 'The Phone number is invalid.'],
    ['mobile', '', required],
    ['country_code', 'MY', 'The Phone number is invalid.'],
    ['dob', '17-05-90', 'Please enter a valid date with a year of 4 digits.'],
    ['dob', '2026-11-16', 'You are must be 18 Years old or more'],
    ['dob', '2008-11-17', 'You are must be 18 Years old or more'],
    ['gender', 'OTHER', choice],
    ['employment_status', 'astronaut', choice],
    ['education_level', 'self_employed', choice],
    ['country', 'ZZ', choice],
    ['country', 'my', choice],
    ['is_receive', 'perhaps', 'This value cannot be used here.'],
    ['departments', [newId(testDay)], choice],
    ['version', 'x', 'Enter a valid number.'],
  ])('refuses %s %j by field', async (field, value, message) => {
    const mei = await person(test.db)
    const answer = await update(mei, { [field]: value })
    expect(answer).toMatchObject({ status: 422, code: 'input.invalid' })
    expect(answer.error).toEqual({ [field]: [message] })
    expect(await rowOf(mei)).toMatchObject({ version: 1, first_name: 'Aisyah' })
  })

  it('says all that is wrong at once', async () => {
    const mei = await person(test.db)
    const wrong = { dob: '2020-01-01', country: 'ZZ', employment_status: 'x', departments: [newId(testDay)] }
    const answer = await send(mei, { bytes: Buffer.from('<html>') }, wrong)
    expect(Object.keys(answer.error).toSorted()).toEqual([...Object.keys(wrong), 'picture'].toSorted())
  })

  it('is done a hundred times from one place, and then not for a while', async () => {
    const { token } = await person(test.db)
    const statuses: number[] = []
    for (let count = 0; count <= 100; count += 1) {
      statuses.push((await test.call('updateProfile', { token, body: {}, ip: '192.0.2.1' })).status)
    }
    expect(statuses.slice(-2)).toEqual([422, 429])
    test.clock.moveBy(15 * 60_000)
    expect(await test.call('updateProfile', { token, body: {}, ip: '192.0.2.1' })).toMatchObject({ status: 422 })
  })

  it('lets me be 18 today', async () => {
    const mei = await person(test.db)
    expect(await update(mei, { dob: '2008-11-16' })).toMatchObject({ status: 200 })
    expect(await me(mei)).toMatchObject({ age_range: 2 })
  })

  it('lets me keep a choice that is no longer offered', async () => {
    const mei = await person(test.db)
    await update(mei, { employment_status: 'homemaker' })
    const offered = test.db.updateTable('options').where('code', '=', 'homemaker')
    await offered.set({ archived_at: testDay }).execute()
    expect(await update(mei, { employment_status: 'homemaker', version: 2 })).toMatchObject({ status: 200 })
    const other = await person(test.db)
    expect(await update(other, { employment_status: 'homemaker' })).toMatchObject({ status: 422 })
    await offered.set({ archived_at: null }).execute()
  })
})

describe('my departments', () => {
  async function member(role: 'owner' | 'manager' | 'member' | 'applicant', ...present: string[]) {
    const { id: group_id } = await company(test.db)
    const departments: Record<string, string> = {}
    for (const name of ['Retail', 'People']) {
      departments[name] = (await makeDepartment(test.db, { now: testDay, group_id, name })).id
    }
    const who = await person(test.db)
    const idsOf = (names: string[]) => names.map((name) => departments[name] ?? '')
    const department_ids = idsOf(present)
    await makeMembership(test.db, { now: testDay, group_id, user_id: who.id, role, department_ids })
    const now = async () =>
      (
        await test.db
          .selectFrom('memberships')
          .where('group_id', '=', group_id)
          .where('user_id', '=', who.id)
          .select('department_ids')
          .executeTakeFirstOrThrow()
      ).department_ids
    const choose = (...names: string[]) => update(who, { group_id, departments: idsOf(names) })
    return { who, group_id, idsOf, now, choose }
  }

  it.each(['owner', 'member'] as const)('are mine to choose as %s', async (role) => {
    const { who, group_id, idsOf, now, choose } = await member(role, 'Retail')
    expect(await choose('People', 'Retail', 'People')).toMatchObject({ status: 200 })
    expect((await now()).toSorted()).toEqual(idsOf(['Retail', 'People']).toSorted())
    expect(await update(who, { group_id, departments: [], version: 2 })).toMatchObject({ status: 200 })
    expect(await now()).toEqual([])
  })

  it.each([
    ['manager', [], ['Retail']],
    ['manager', ['Retail'], ['Retail', 'People']],
    ['manager', ['Retail'], ['People']],
    ['manager', ['Retail'], []],
    ['applicant', [], ['Retail']],
  ] as const)('are not, as %s: from %j to %j', async (role, present, wanted) => {
    const { idsOf, now, choose } = await member(role, ...present)
    expect(await choose(...wanted)).toMatchObject({
      status: 422,
      error: { departments: ['Your departments are set by the owner of your company.'] },
    })
    expect(await now()).toEqual(idsOf([...present]))
  })

  it('may come along unchanged, in any order, from somebody who may not choose', async () => {
    const { now, idsOf, choose } = await member('manager', 'Retail', 'People')
    expect(await choose('People', 'Retail')).toMatchObject({ status: 200 })
    expect(await now()).toEqual(idsOf(['Retail', 'People']))
  })

  it('are those of the company that I selected', async () => {
    const { who, group_id, now } = await member('member')
    const foreign = await company(test.db)
    const { id } = await makeDepartment(test.db, { now: testDay, group_id: foreign.id, name: 'Retail' })
    expect(await update(who, { group_id, departments: [id] })).toMatchObject({
      status: 422,
      error: { departments: ['Please choose one of the offered values.'] },
    })
    expect(await update(who, { group_id: foreign.id, departments: [id] })).toMatchObject({ status: 404 })
    expect(await update(who, { group_id: newId(testDay) })).toMatchObject({ status: 404 })
    expect(await now()).toEqual([])
  })

  it('are nothing to choose where I was but am no more', async () => {
    const { who, group_id } = await member('owner')
    await test.db
      .updateTable('memberships')
      .set({ deactivated_at: testDay })
      .where('group_id', '=', group_id)
      .where('user_id', '=', who.id)
      .execute()
    expect(await update(who, { group_id })).toMatchObject({ status: 404 })
  })

  it("stand in the company's own log when they change", async () => {
    const { group_id, choose } = await member('member')
    await choose('People')
    const events = await test.db.selectFrom('audit_events').where('group_id', '=', group_id).selectAll().execute()
    expect(events).toMatchObject([{ action: 'updateProfile' }])
  })
})

describe('my address', () => {
  const chosen = { password: 'Other-horse-8', password_confirmation: 'Other-horse-8' }
  const newAddress = () => `new-${newId(testDay)}@example.com`
  const verify = (link: Record<string, string>) => {
    const { id = '', hash = '', ...query } = link
    return test.call('verifyEmail', { params: { id, hash }, query })
  }

  it('stays until the link that goes to the new one is pressed', async () => {
    const mei = await person(test.db)
    const email = newAddress()
    expect(await update(mei, { email })).toMatchObject({ status: 200, data: { email_to_verify: email } })
    expect(await me(mei)).toMatchObject({ email: mei.email, verified: true })
    expect(await verify(await mailbox.linkTo(email))).toMatchObject({ status: 200 })
    expect(await me(mei)).toMatchObject({ email, verified: true })
    expect(await test.call('login', { body: { email, password: testPassword } })).toMatchObject({ status: 200 })
  })

  it('hears, in my language, that another one was entered, without learning which', async () => {
    const mei = await person(test.db, { language: 'zh' })
    const email = newAddress()
    await update(mei, { email })
    const [notice] = await mailbox.mailsTo(mei.email)
    expect(notice).toMatchObject({ subject: '您的邮箱即将更改' })
    expect(JSON.stringify(notice)).not.toContain(email)
  })

  it('can be one that somebody has, as far as the answer tells', async () => {
    const owner = await person(test.db)
    const mei = await person(test.db)
    const free = await update(await person(test.db), { email: newAddress() })
    const taken = await update(mei, { email: owner.email.toUpperCase() })
    const told = ({ status, message, data }: Answer) => ({ status, message, keys: Object.keys(Object(data)) })
    expect(told(taken)).toEqual(told(free))
    expect(await verify(await mailbox.linkTo(owner.email))).toMatchObject({ status: 410 })
    expect(await me(mei)).toMatchObject({ email: mei.email })
    expect(await me(owner)).toMatchObject({ email: owner.email, full_name: 'Aisyah Tan' })
  })

  it('is the same however it is spelt', async () => {
    const mei = await person(test.db)
    expect(await update(mei, { email: ` ${mei.email.toUpperCase()}` })).toMatchObject({
      status: 200,
      data: { email_to_verify: null },
    })
    expect(await mailbox.mailsTo(mei.email)).toEqual([])
    expect(await me(mei)).toMatchObject({ email: mei.email })
  })

  it('cannot be changed by staff who look through my eyes, though the rest can', async () => {
    const mei = await person(test.db)
    const root = await person(test.db, { platform_role: 'root' })
    const eyes = { ...mei, token: await impersonating(test.db, root, mei.id) }
    const email = newAddress()
    expect(await update(eyes, { email })).toMatchObject({ status: 403, code: 'impersonation.forbidden' })
    expect(await mailbox.mailsTo(email)).toEqual([])
    expect(await rowOf(mei)).toMatchObject({ version: 1, first_name: 'Aisyah' })
    expect(await update(eyes)).toMatchObject({ status: 200 })
  })

  it('is not changed any more once I have chosen a new password', async () => {
    const mei = await person(test.db)
    const email = newAddress()
    await update(mei, { email })
    const link = await mailbox.linkTo(email)
    const body = { current_password: testPassword, ...chosen }
    expect(await test.call('changePassword', { token: mei.token, body })).toMatchObject({ status: 200 })
    expect(await verify(link)).toMatchObject({ status: 410 })
    expect(await me(mei)).toMatchObject({ email: mei.email })
  })

  it('is not changed any more once I have chosen one by a link', async () => {
    const mei = await person(test.db)
    const email = newAddress()
    await update(mei, { email })
    const link = await mailbox.linkTo(email)
    await test.call('requestPassword', { body: { email: mei.email } })
    const body = { ...(await mailbox.linkTo(mei.email)), ...chosen }
    expect(await test.call('resetPassword', { body })).toMatchObject({ status: 200 })
    expect(await verify(link)).toMatchObject({ status: 410 })
    expect(await rowOf(mei)).toMatchObject({ email: mei.email })
  })

  it('is asked for only so often at one mailbox, and then nothing is changed', async () => {
    const email = newAddress()
    const answers: Answer[] = []
    for (let count = 0; count <= limits.mails_to_address.max; count += 1) {
      answers.push(await update(await person(test.db), { email }))
    }
    expect(answers.at(-2)).toMatchObject({ status: 200 })
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'mail.wait' })
  })
})

describe('my picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'bmp'] as const)('may be a %s', async (kind) => {
    const mei = await person(test.db)
    const bytes = kind === 'bmp' ? bmpOf() : await pictureOf(kind)
    const answer = await send(mei, { bytes, name: `me.${kind}`, type: `image/${kind}` })
    expect(answer).toMatchObject({ status: 200, message: 'User updated successfully.' })
    const reply = await test.app.inject(pictureIn(answer))
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { format, width, height, exif } = await sharp(reply.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 600, height: 600 })
  })

  it('is shown with me, at an address that stays the same for an hour', async () => {
    const mei = await person(test.db)
    const picture = pictureIn(await send(mei, { bytes: await pictureOf('jpeg') }))
    expect(await me(mei)).toMatchObject({ picture })
    test.clock.moveBy(1000)
    const now = await me(mei)
    test.clock.moveBy(3500_000)
    expect(await me(mei)).toMatchObject({ picture: Object(now).picture })
  })

  it('stays when none comes along, in parts or as JSON', async () => {
    const mei = await person(test.db)
    const picture = pictureIn(await send(mei, { bytes: await pictureOf('jpeg') }))
    expect(await send(mei, undefined, { version: 2 })).toMatchObject({ status: 200, data: { picture } })
    expect(await send(mei, { bytes: Buffer.alloc(0), name: '' }, { version: 3 })).toMatchObject({ data: { picture } })
    expect(await update(mei, { version: 4 })).toMatchObject({ status: 200, data: { picture } })
  })

  it('takes the place of the old one, which is given up', async () => {
    const mei = await person(test.db)
    const first = pictureIn(await send(mei, { bytes: await pictureOf('jpeg') }))
    const second = pictureIn(await send(mei, { bytes: await pictureOf('png') }, { version: 2 }))
    expect(second).not.toBe(first)
    const { picture_file_id } = await rowOf(mei)
    const ends = (await picturesOf(mei)).map(({ id, delete_after }) => [id === picture_file_id, delete_after])
    expect(ends).toHaveLength(2)
    expect(Object.fromEntries(ends)).toEqual({ true: null, false: new Date('2026-11-16T03:00:00Z') })
    expect(await objectsOf(mei)).toBe(2)
  })

  it.each(['in parts', 'as JSON'])('goes when I say so %s, and its address ends like any other', async (way) => {
    const mei = await person(test.db)
    const picture = pictureIn(await send(mei, { bytes: await pictureOf('jpeg') }))
    const changes = { version: 2, remove_picture: true }
    const answer = way === 'as JSON' ? await update(mei, changes) : await send(mei, undefined, changes)
    expect(answer).toMatchObject({ status: 200, data: { version: 3, picture: null } })
    expect(await me(mei)).toMatchObject({ picture: null })
    expect(await picturesOf(mei)).toMatchObject([{ delete_after: new Date('2026-11-16T03:00:00Z') }])
    expect((await test.app.inject(picture)).statusCode).toBe(200)
    test.clock.moveBy(60 * 60 * 1000)
    expect((await test.app.inject(picture)).statusCode).not.toBe(200)
  })

  it('may be none already, and a new one counts more than taking the old one away', async () => {
    const mei = await person(test.db)
    expect(await update(mei, { remove_picture: true })).toMatchObject({ status: 200, data: { picture: null } })
    const sent = { bytes: await pictureOf('jpeg') }
    const picture = pictureIn(await send(mei, sent, { version: 2, remove_picture: true }))
    expect(await me(mei)).toMatchObject({ picture })
  })

  it.each([
    ['HTML that is called a picture', { bytes: Buffer.from('<script>alert(1)</script>'), name: 'me.jpg' }],
    ['SVG', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'me.svg', type: 'image/svg+xml' }],
    ['nothing, with a name', { bytes: Buffer.alloc(0), name: 'me.jpg' }],
  ])('is not %s', async (_, sent) => {
    const mei = await person(test.db)
    const answer = await send(mei, sent)
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.error).toEqual({ picture: ['Please choose a picture: jpg, jpeg, png, gif, BMP or WebP.'] })
    expect(await rowOf(mei)).toMatchObject({ version: 1, picture_file_id: null })
  })

  it('is known by what it is, whatever it is called', async () => {
    const mei = await person(test.db)
    const sent = { bytes: await pictureOf('png'), name: '../../etc/passwd.exe', type: 'text/html' }
    expect(await send(mei, sent)).toMatchObject({ status: 200 })
  })

  it.each([
    ['en', 'The picture must be exactly 640 x 640 pixels.'],
    ['zh', '图片必须正好是 640 x 640 像素。'],
    ['ms', 'Gambar mestilah tepat 640 x 640 piksel.'],
  ] as const)('is exactly of the size that we ask for, in %s', async (language, message) => {
    const mei = await person(test.db, { language })
    const answer = await send(mei, { bytes: await pictureOf('jpeg', 641, 640) })
    expect([answer.status, answer.error]).toEqual([422, { picture: [message] }])
  })

  it('is not stored if something else of the form is wrong', async () => {
    const mei = await person(test.db)
    expect(await send(mei, { bytes: await pictureOf('jpeg') }, { country: 'ZZ' })).toMatchObject({ status: 422 })
    expect(await send(mei, { bytes: await pictureOf('jpeg') }, { version: 9 })).toMatchObject({ status: 409 })
    expect(await picturesOf(mei)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useApp } from '#testing/app'
import { colleague, company } from '#testing/make'
import { pictureOf } from '#testing/pictures'

const test = useApp()

async function own() {
  const { id: group_id, owner } = await company(test.db)
  const query = { group_id }
  const parts = (given: Record<string, string | Blob>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(given)) form.set(name, value)
    return form
  }
  const calls = (token: string | null) => ({
    get: () => test.call('getCoverPhoto', { token, query }),
    choose: (code: string) => test.call('updateCoverPhoto', { token, query, body: { code } }),
    send: (given: Record<string, string | Blob>) => test.call('updateCoverPhoto', { token, query, form: parts(given) }),
    remove: () => test.call('removeCoverPhoto', { token, query }),
  })
  return { group_id, ...calls(owner.token), as: calls }
}

const cover = z.object({ code: z.string().nullable(), picture: z.string().nullable() })

describe('updateCoverPhoto', () => {
  it('takes a drawing or a colour by its code, and goes back to none', async () => {
    const { get, choose, remove } = await own()
    expect(await get()).toMatchObject({ data: { code: null, picture: null } })
    expect(await choose('harbour')).toMatchObject({ status: 200, data: { code: 'harbour', picture: null } })
    expect(await choose('honey')).toMatchObject({ status: 200 })
    expect(await get()).toMatchObject({ data: { code: 'honey', picture: null } })
    expect(await remove()).toMatchObject({ status: 200, data: { code: null, picture: null } })
  })

  it('takes a picture of any shape, drawn anew, and gives the one before up', async () => {
    const { group_id, get, choose, send } = await own()
    const bytes = new Blob([await pictureOf('png', 2000, 500)])
    const { data } = await send({ picture: bytes, code: '' })
    const { picture: address } = cover.parse(data)
    const shown = await test.app.inject({ url: z.string().parse(address) })
    expect(shown).toMatchObject({ statusCode: 200 })
    expect(shown.headers['content-type']).toBe('image/jpeg')
    const files = () =>
      test.db.selectFrom('files').where('group_id', '=', group_id).select(['width', 'height', 'delete_after']).execute()
    expect(await files()).toEqual([{ width: 1600, height: 400, delete_after: null }])
    await choose('teal')
    expect(await get()).toMatchObject({ data: { code: 'teal', picture: null } })
    expect(await files()).toMatchObject([{ delete_after: expect.any(Date) }])
  })

  it.each([
    ['nothing', {}, 'code'],
    ['a code that is none', { code: 'mona-lisa' }, 'code'],
    ['what is no picture', { picture: new Blob(['<svg onload="alert(1)"/>']) }, 'picture'],
  ])('refuses %s by field', async (_, given, field) => {
    const answer = await (await own()).send(given)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error)).toEqual([field])
  })

  it('is the owner’s to choose, and the team’s to see', async () => {
    const { group_id, as } = await own()
    const { token } = await colleague(test.db, group_id, 'manager')
    expect(await as(token).get()).toMatchObject({ status: 200 })
    expect(await as(token).choose('teal')).toMatchObject({ status: 403 })
    expect(await as(token).remove()).toMatchObject({ status: 403 })
    expect(await as(null).get()).toMatchObject({ status: 401 })
    const foreign = await company(test.db)
    expect(await as(foreign.owner.token).get()).toMatchObject({ status: 404 })
  })
})

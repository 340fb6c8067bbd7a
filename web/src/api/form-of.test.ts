import { expect, it } from 'vitest'
import { formOf } from './form-of.ts'

const picture = new Blob(['x'], { type: 'image/jpeg' })

it.each([{}, { picture: null }, { picture: undefined }])('is no form when %j goes along', (files) => {
  expect(formOf({ first_name: 'Mei' }, files)).toBeNull()
})

it('writes nothing as an empty text, and a list as a name that comes again', () => {
  const form = formOf({ dob: null, is_receive: true, departments: ['a', 'b'], version: 3 }, { picture })
  expect([...(form ?? [])].filter(([name]) => name !== 'picture')).toEqual([
    ['dob', ''],
    ['is_receive', 'true'],
    ['departments', 'a'],
    ['departments', 'b'],
    ['version', '3'],
  ])
})

it('brings the file last', () => {
  const form = formOf({ version: 3 }, { picture })
  expect([...(form?.keys() ?? [])].at(-1)).toBe('picture')
  expect(form?.get('picture')).toMatchObject({ type: 'image/jpeg', size: 1 })
})

it('keeps the name of a file that somebody chose', () => {
  const chosen = new File(['x'], 'newcomers.csv')
  expect(formOf({}, { file: chosen })?.get('file')).toMatchObject({ name: 'newcomers.csv' })
  expect(formOf({}, { picture })?.get('picture')).toMatchObject({ name: 'picture' })
})

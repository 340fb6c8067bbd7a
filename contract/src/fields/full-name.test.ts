import { expect, it } from 'vitest'
import { fullNameFrom, fullNameOf, givenNameFirst } from './full-name.ts'

it.each([
  ['伟', '李', '李伟'],
  ['美玲', '欧阳', '欧阳美玲'],
  // The second is outside the first plane of Unicode, and two units long.
  ['明', '𠮷田', '𠮷田明'],
  ['Mei Ling', 'Wong', 'Mei Ling Wong'],
  ['Nurul', '', 'Nurul'],
  ['', '李', '李'],
  ['伟', '', '伟'],
  ['Wei', '李', 'Wei 李'],
  ['伟', 'Lee', '伟 Lee'],
  ['买买提', '吐尔逊·卡德尔', '买买提 吐尔逊·卡德尔'],
  ['민수', '김', '민수 김'],
])('%s, family name %s, is called %s', (first_name, last_name, full_name) => {
  expect(fullNameOf({ first_name, last_name })).toBe(full_name)
})

it.each([
  ['李伟', ['伟 李']],
  ['欧阳美玲', ['阳美玲 欧', '美玲 欧阳']],
  ['李', []],
  ['Wei', []],
  ['李Wei', []],
])('%s may be stored as %j', (full_name, stored) => {
  expect(givenNameFirst(full_name)).toEqual(stored)
})

it.each([
  ['伟 李', '李伟'],
  ['李伟', '李伟'],
  ['Mei Chen', 'Mei Chen'],
  ['Nurul Aisyah binti Hassan', 'Nurul Aisyah binti Hassan'],
  ['伟 Lee', '伟 Lee'],
  ['Cher', 'Cher'],
])('%s, stored as one, is %s', (stored, full) => {
  expect(fullNameFrom(stored)).toBe(full)
})

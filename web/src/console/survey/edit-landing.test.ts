import { expect, it } from 'vitest'
import { editLanding } from './edit-landing.ts'

it.each([
  ['questions, while it has none', 0, 0, '/surveys/$id/questions'],
  ['questions, also when people are on its list already', 0, 3, '/surveys/$id/questions'],
  ['participants, once there are any', 4, 1, '/surveys/$id/participants'],
  ['the e-mail templates otherwise', 4, 0, '/surveys/$id/email-templates'],
])('editing a survey begins with %s', (_, questions, invited, landing) => {
  expect(editLanding({ questions, participants: { invited } })).toBe(landing)
})

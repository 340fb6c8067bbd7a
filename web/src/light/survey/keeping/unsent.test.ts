import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { expect, it } from 'vitest'
import type { Change } from './change.ts'
import { withChange, withoutChanges } from './unsent.ts'

const chosen = (input_method: InputMethod): Change => ({
  kind: 'method',
  input_method,
  step: testStep.writing,
  topic: 1,
})

it('a way that is chosen while another is being sent still waits once that one has arrived', () => {
  const speech = chosen(inputMethod.speech)
  const unsent = withChange([speech], chosen(inputMethod.typing))
  expect(withoutChanges(unsent, [speech])).toEqual([chosen(inputMethod.typing)])
})

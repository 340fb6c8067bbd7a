import { limits } from '@catchpitch/contract/limits'
import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { currentTopic, unansweredOf, writtenStatements } from '../survey/keeping/answers.ts'
import type { Survey } from '../survey/keeping/survey.ts'

/** Round and round, so that every answer is seen once. */
const turn = (index: number, most: number) => (index % most) + 1
const controls = 3

/** Fills in what is still asked for on this screen, and goes to the next: nobody should type to see how it goes on. */
export function walkOn(survey: Survey): void {
  const { view, content } = survey.snapshot()
  const topic = currentTopic(view)
  const statements = topic ? writtenStatements(topic) : []
  switch (view.step) {
    case testStep.instructions:
      if (!view.interested) return survey.showInterest()
      if (!view.consented) return survey.consent()
      break
    case testStep.short_questions:
      for (const position of unansweredOf(view, content.short_questions)) survey.answerShort(position, '…')
      break
    case testStep.input_method:
      survey.choose(inputMethod.typing)
      break
    case testStep.writing: {
      const samples = content.topics[view.topic - 1]?.samples ?? []
      const missing = limits.test.slots.min - statements.length
      for (let index = 0; index < missing; index += 1) survey.addStatement(samples[index % samples.length] ?? '…')
      break
    }
    case testStep.feelings:
      for (const [index, { slot }] of statements.entries()) survey.feel(slot, turn(index, content.feelings_scale))
      break
    case testStep.control:
      for (const [index, { slot }] of statements.entries()) survey.control(slot, turn(index, controls))
      break
    default:
  }
  survey.goOn(view)
}

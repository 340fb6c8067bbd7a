/** Where a person is in a survey. The specification's steps in its order, and the end. */
export const testStep = {
  instructions: 1,
  short_questions: 2,
  input_method: 3,
  writing: 4,
  importance: 5,
  feelings: 6,
  control: 7,
  compare: 8,
  done: 9,
} as const

export type TestStep = (typeof testStep)[keyof typeof testStep]

/** A place on the way: the step, and which situation from 1 on; 0 before the first one. */
export type TestPlace = { step: TestStep; topic: number }

/** What decides which way leads on. */
type Way = { topics: number; has_short_questions: boolean; has_input_choice: boolean }

/** Each situation goes through these, one situation after the other. */
const afterInTopic = {
  [testStep.writing]: testStep.importance,
  [testStep.importance]: testStep.feelings,
  [testStep.feelings]: testStep.control,
} as const

const firstTopic: TestPlace = { step: testStep.writing, topic: 1 }

/**
 * The place after this one. Server and device go by the same function, because a device that has lost its connection
 * goes on by itself, and the server must come to the same places when it hears of it.
 */
export function placeAfter({ step, topic }: TestPlace, way: Way): TestPlace {
  switch (step) {
    case testStep.instructions:
      if (way.has_short_questions) return { step: testStep.short_questions, topic: 0 }
      return placeAfter({ step: testStep.short_questions, topic: 0 }, way)
    case testStep.short_questions:
      return way.has_input_choice ? { step: testStep.input_method, topic: 0 } : firstTopic
    case testStep.input_method:
      return firstTopic
    case testStep.writing:
    case testStep.importance:
    case testStep.feelings:
      return { step: afterInTopic[step], topic }
    case testStep.control:
      if (topic < way.topics) return { step: testStep.writing, topic: topic + 1 }
      // One situation alone has nothing to be compared with.
      return way.topics > 1 ? { step: testStep.compare, topic } : { step: testStep.done, topic }
    case testStep.compare:
    case testStep.done:
      return { step: testStep.done, topic }
  }
}

/** Whether one place comes before another on the way. */
export function isBefore(one: TestPlace, other: TestPlace): boolean {
  const inTopics = (place: TestPlace) => place.step >= testStep.writing && place.step <= testStep.control
  if (inTopics(one) && inTopics(other) && one.topic !== other.topic) return one.topic < other.topic
  return one.step < other.step
}

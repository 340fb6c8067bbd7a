import { inputMethod } from '@catchpitch/contract/respondent/input-method'
import type { TestContent } from '@catchpitch/contract/respondent/test'
import { testStep } from '@catchpitch/contract/respondent/test-step'
import { currentLanguage, translateNow } from '../../../i18n/translator.ts'
import { newTopic } from '../keeping/apply-change.ts'
import { deviceStorage } from '../keeping/device-storage.ts'
import { createSurvey, type Survey, type SurveySnapshot } from '../keeping/survey.ts'
import { standInServer } from '../keeping/survey-server.ts'
import type { SurveyKey } from '../survey-words.ts'

/** What stands half-typed in a practice is kept under this name while it lasts. */
const practice_id = 'practice'

const say = (key: SurveyKey) => translateNow(key)

/** What is practised with, in the language of the moment: something that everybody has, and that nobody hires for. */
const practiceTopic = (): TestContent['topics'][number] => ({
  situation_id: practice_id,
  name: practice_id,
  topic: say('survey.practice.topic'),
  text: say('survey.practice.text'),
  samples: [say('survey.practice.sample.1'), say('survey.practice.sample.2'), say('survey.practice.sample.3')],
})

export const forgetPractice = (): void => deviceStorage.forget(practice_id)

/**
 * A survey of one topic that counts for nothing: no clock runs, nothing is stored on this device and nothing is sent.
 * It asks by the same rules, and with the same scale, as the survey it comes before.
 */
export function startPractice({ content, view, kept }: SurveySnapshot): Survey {
  forgetPractice()
  const contentOf = (): TestContent => ({
    ...content,
    short_questions: [],
    input_methods: [inputMethod.typing],
    topics: [practiceTopic()],
  })
  return createSurvey({
    kept: {
      ...kept,
      token: '',
      content: contentOf(),
      language: currentLanguage(),
      state: {
        ...view,
        test_id: practice_id,
        step: testStep.writing,
        topic: 1,
        input_method: null,
        topics: [newTopic(1, view.closes_at)],
      },
      unsent: [],
      cut_from: null,
      set_aside: [],
    },
    isPractice: true,
    store: () => {},
    server: standInServer(async () => contentOf()),
    language: currentLanguage,
  })
}

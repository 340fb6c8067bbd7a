import type { TopicState } from '../keeping/apply-change.ts'
import { FaceIcon } from '../survey-icons.tsx'
import { type SurveyTranslate, useSurveyT } from '../survey-words.ts'
import type { RatingChoice } from './rating-choice.ts'
import { RatingStep } from './rating-step.tsx'
import type { StepProps } from './step-props.ts'

/** From the most negative to the most positive, as they are stored: 1 up to the scale's own number. */
function choicesOf(scale: 2 | 4, t: SurveyTranslate): RatingChoice[] {
  if (scale === 2) {
    return [
      { rating: 1, label: t('survey.feelings.bad'), icon: <FaceIcon mood={2} /> },
      { rating: 2, label: t('survey.feelings.good'), icon: <FaceIcon mood={3} /> },
    ]
  }
  return [
    { rating: 1, label: t('survey.feelings.veryBad'), icon: <FaceIcon mood={1} /> },
    { rating: 2, label: t('survey.feelings.bad'), icon: <FaceIcon mood={2} /> },
    { rating: 3, label: t('survey.feelings.good'), icon: <FaceIcon mood={3} /> },
    { rating: 4, label: t('survey.feelings.veryGood'), icon: <FaceIcon mood={4} /> },
  ]
}

export function FeelingsStep(props: StepProps & { topic: TopicState }) {
  const { survey, snapshot, topic } = props
  const t = useSurveyT()
  return (
    <RatingStep
      {...props}
      title={t('survey.feelings.title')}
      hint={t('survey.feelings.hint')}
      step={t('survey.step.feelings')}
      next={t('survey.feelings.next')}
      choices={choicesOf(snapshot.content.feelings_scale, t)}
      ratings={topic.feelings ?? []}
      onRate={(slot, rating) => survey.feel(slot, rating)}
    />
  )
}

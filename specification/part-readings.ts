import { isUsed } from './page-sources.ts'
import type { PartName } from './parts.ts'

/** What draws or does each part, by its name in the web's source. */
const pieceOf: { readonly [name in PartName]: string } = {
  'company selection modal': '<CompanyChoice',
  'column selection modal': '<ColumnModal',
  'summary survey modal': '<SummaryModal',
  'timeline modal': '<TimelineModal',
  'good-to-know modal': '<GoodToKnowModal',
  'no internet modal': '<OfflineDialog',
  'no internet sheet while a survey is taken': '<NoInternet',
  'warning modal': '<WarningDialog',
  'add slider modal': '<AddSliderDialog',

  'survey description': '<WelcomeStep',
  'job that is applied for': '<JobFacts',
  'instructions and things to remember': '<InstructionsStep',
  'camera check': '<CameraStep',
  'camera snapshots': 'useSnapshots(',
  'short questions': '<ShortQuestionsStep',
  'input method': '<MethodStep',
  'topic writing': '<WritingStep',
  'statement ranking': '<ImportanceStep',
  'statement rating': '<FeelingsStep',
  'rating by a sequence': '<RatingSequence',
  'statement control': '<ControlStep',
  'audio recording': '<RecordingBar',
  images: '<VisualDock',
  'video links': '<LinkDock',
  'comparison of situations': '<CompareStep',
  'completion messages': '<MyLife',
  'decline options': '<DeclineStep',

  'template suggestions': '<TemplateSuggestions',
  'features list of root users': '<FeatureList',
  'chat widget': '<HelpButton',
  'impersonation banner': '<ImpersonationBanner',
  'end of an idle impersonation': 'useIdleStop(',
  'survey expiry countdown': '<ExpiryBadge',
  'cover photo': '<CoverChoice',
  '2D map': '<ResultsMap',
}

export const isPartThere = (name: PartName): boolean => isUsed(pieceOf[name])

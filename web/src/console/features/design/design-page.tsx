import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { Charts } from './charts.tsx'
import { Colours } from './colours.tsx'
import { CompanyImages } from './company-images.tsx'
import { Buttons, Fields } from './controls.tsx'
import { Empties, Questions, Skeletons } from './feedback.tsx'
import { Lists } from './lists.tsx'
import { RichTexts } from './rich-texts.tsx'
import { Sorting } from './sorting.tsx'
import { TextsFields } from './texts-fields.tsx'
import { TypeAndSpace } from './type-and-space.tsx'
import { Wheels } from './wheels.tsx'

/** The design system, looked at piece by piece: light and dark, in three languages, at any width. */
export function DesignPage() {
  const t = useT()
  return (
    <ShellPage name="admin.design" title={t('design.title')} lead={t('design.lead')}>
      <Colours />
      <Wheels />
      <Charts />
      <TypeAndSpace />
      <Buttons />
      <Fields />
      <TextsFields />
      <RichTexts />
      <Lists />
      <Sorting />
      <Questions />
      <Skeletons />
      <Empties />
      <CompanyImages />
    </ShellPage>
  )
}

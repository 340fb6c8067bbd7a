import { languageName } from '@catchpitch/contract/languages'
import { UnstyledButton } from '@mantine/core'
import { FormAlert } from '../../form/form-alert.tsx'
import { ProblemText } from '../../form/problem-text.tsx'
import { useT } from '../../words.ts'
import classes from './email-templates.module.css'
import type { TextProblem } from './template-drafts.ts'

type ProblemsElsewhereProps = { problems: readonly TextProblem[]; onShow: (problem: TextProblem) => void }

/** What keeps the mails from being saved and stands in one that is not shown now, with the way there. */
export function ProblemsElsewhere({ problems, onShow }: ProblemsElsewhereProps) {
  const t = useT()
  if (problems.length === 0) return null
  return (
    <FormAlert>
      {problems.map((problem) => (
        <div key={problem.field}>
          <UnstyledButton className={classes.there} onClick={() => onShow(problem)}>
            {t(`templates.${problem.kind}`)}, {languageName[problem.language]}
          </UnstyledButton>
          {': '}
          <ProblemText problem={problem} />
        </div>
      ))}
    </FormAlert>
  )
}

import type { Language } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { FormFields } from '../../form/form-fields.ts'
import { TextsField } from '../../form/texts-field.tsx'
import { useT } from '../../words.ts'
import classes from './module-form.module.css'

type QuestionName = `screening_suggestions.${number}`

type QuestionFieldsProps = {
  form: FormFields<`${QuestionName}.${Language}`>
  rows: readonly { key: string }[]
  onAdd: () => void
  onRemove: (index: number) => void
}

/** Screening questions that the module proposes. */
export function QuestionFields({ form, rows, onAdd, onRemove }: QuestionFieldsProps) {
  const t = useT()
  return (
    <>
      {rows.length > 0 && (
        <ol className={classes.rows}>
          {rows.map(({ key }, index) => {
            const number = index + 1
            return (
              <li key={key} className={classes.row}>
                <TextsField<QuestionName>
                  form={form}
                  name={`screening_suggestions.${index}`}
                  label={t('module.question', { number })}
                />
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={t('module.removeQuestion', { number })}
                  onClick={() => onRemove(index)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </li>
            )
          })}
        </ol>
      )}
      {rows.length < limits.module.screening_questions.max && (
        <Button
          className={classes.add ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {t('module.addQuestion')}
        </Button>
      )}
    </>
  )
}

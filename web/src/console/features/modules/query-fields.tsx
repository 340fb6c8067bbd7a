import type { Language } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import type { FormFields } from '../../form/form-fields.ts'
import { TextsField } from '../../form/texts-field.tsx'
import { useT } from '../../words.ts'
import { type ChosenSituation, dimensionsOf } from './chosen-situation.ts'
import classes from './module-form.module.css'

type QueryName = `queries.${number}.name`

type QueryFieldsProps = {
  form: FormFields<`${QueryName}.${Language}` | `queries.${number}.dimension_id`>
  rows: readonly { key: string; dimension_id: string }[]
  /** Their dimensions are what queries can be about. */
  situations: readonly ChosenSituation[]
  onAdd: () => void
  onRemove: (index: number) => void
}

/** What companies may choose to find out by the module. */
export function QueryFields({ form, rows, situations, onAdd, onRemove }: QueryFieldsProps) {
  const t = useT()
  const dimensions = dimensionsOf(situations).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      {rows.length > 0 && (
        <ol className={classes.rows}>
          {rows.map(({ key, dimension_id }, index) => {
            const number = index + 1
            return (
              <li key={key} className={classes.row}>
                <div className={classes.fields}>
                  <TextsField<QueryName>
                    form={form}
                    name={`queries.${index}.name`}
                    label={t('module.query', { number })}
                  />
                  <ChoiceField
                    // The choices follow the situations, and an uncontrolled select does not look at them again.
                    key={`${form.key(`queries.${index}.dimension_id`)} ${dimensions.map(({ value }) => value).join()}`}
                    {...form.getInputProps(`queries.${index}.dimension_id`)}
                    defaultValue={dimension_id}
                    label={t('module.queryDimension', { number })}
                    choices={dimensions}
                    placeholder={t('module.chooseDimension')}
                    size="md"
                  />
                </div>
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={t('module.removeQuery', { number })}
                  onClick={() => onRemove(index)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </li>
            )
          })}
        </ol>
      )}
      {rows.length < limits.module.queries.max && (
        <Button
          className={classes.add ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {t('module.addQuery')}
        </Button>
      )}
    </>
  )
}

import type { Language } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { handleProps, stepProps } from '../../../ui/sorting/row-props.ts'
import { useSorting } from '../../../ui/sorting/use-sorting.ts'
import type { FormFields } from '../../form/form-fields.ts'
import { TextsField } from '../../form/texts-field.tsx'
import { useT } from '../../words.ts'
import classes from './step-fields.module.css'

type StepName = `steps.${number}.${'name' | 'description'}`

type StepFieldsProps = {
  form: FormFields<`${StepName}.${Language}`>
  /** In the order in which they happen. */
  steps: readonly { key: string }[]
  onAdd: () => void
  onRemove: (index: number) => void
  onSort: (keys: readonly string[]) => void
}

/** The steps of a way of hiring. Each is dragged at its head, or moved with the arrow keys there. */
export function StepFields({ form, steps, onAdd, onRemove, onSort }: StepFieldsProps) {
  const t = useT()
  const count = steps.length
  const nameOf = (index: number) => t('strategy.step', { number: index + 1 })
  const { said, listProps } = useSorting({
    ids: steps.map(({ key }) => key),
    onSort,
    say: (index, place) => t('sort.moved', { name: nameOf(index), place: place + 1, count }),
  })
  return (
    <>
      <ol className={classes.steps} aria-label={t('strategies.steps')} {...listProps}>
        {steps.map(({ key }, index) => {
          const number = index + 1
          const name = nameOf(index)
          return (
            <li key={key} className={classes.step}>
              <div className={classes.head}>
                <button
                  type="button"
                  className={classes.handle}
                  aria-label={t('sort.handle', { name, place: number, count })}
                  {...handleProps}
                >
                  <IconGripVertical size={18} aria-hidden />
                  {name}
                </button>
                <button
                  type="button"
                  className={classes.deed}
                  aria-label={t('sort.up', { name })}
                  {...stepProps('up', index === 0)}
                >
                  <IconChevronUp size={18} aria-hidden />
                </button>
                <button
                  type="button"
                  className={classes.deed}
                  aria-label={t('sort.down', { name })}
                  {...stepProps('down', index === count - 1)}
                >
                  <IconChevronDown size={18} aria-hidden />
                </button>
                {count > 1 && (
                  <button
                    type="button"
                    className={classes.deed}
                    aria-label={t('strategy.removeStep', { number })}
                    onClick={() => onRemove(index)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </button>
                )}
              </div>
              <div className={classes.fields}>
                <TextsField<StepName> form={form} name={`steps.${index}.name`} label={t('strategy.stepName')} />
                <TextsField<StepName>
                  form={form}
                  name={`steps.${index}.description`}
                  label={t('form.optional', { label: t('strategy.stepDescription') })}
                  lines={2}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {count < limits.hiring_strategy.steps.max && (
        <Button
          className={classes.add ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {t('strategy.addStep')}
        </Button>
      )}
    </>
  )
}

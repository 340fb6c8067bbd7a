import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { ChoiceField } from '../../../ui/kit/choice-field.tsx'
import { DayField } from '../../../ui/kit/day-field.tsx'
import { PasswordField } from '../../../ui/kit/password-field.tsx'
import { TagsField } from '../../../ui/kit/tags-field.tsx'
import { useT } from '../../words.ts'
import { DesignSection, Grid, Pieces } from './design-section.tsx'

export function Buttons() {
  const t = useT()
  return (
    <DesignSection title={t('design.buttons')}>
      <Pieces>
        <Button>{t('design.primary')}</Button>
        <Button leftSection={<IconUserPlus size={18} aria-hidden />}>{t('design.withIcon')}</Button>
        <Button variant="default">{t('design.secondary')}</Button>
        <Button variant="subtle">{t('design.quiet')}</Button>
        <Button disabled>{t('design.disabled')}</Button>
        <Button loading>{t('design.working')}</Button>
        <Button size="sm" variant="default">
          {t('design.secondary')}
        </Button>
      </Pieces>
    </DesignSection>
  )
}

export function Fields() {
  const t = useT()
  const departments = (['retail', 'kitchen', 'office'] as const).map((key) => ({
    value: key,
    label: t(`design.${key}`),
  }))
  return (
    <DesignSection title={t('design.fields')}>
      <Grid>
        <TextInput size="md" label={t('design.fieldName')} description={t('design.fieldHint')} />
        <TextInput size="md" label={t('design.fieldWrong')} defaultValue="abc" error={t('field.number')} />
        <TextInput size="md" label={t('design.fieldOff')} defaultValue="201912345K" disabled />
        <ChoiceField
          size="md"
          label={t('design.fieldChoice')}
          placeholder={t('form.choose')}
          choices={departments}
          error={t('field.required')}
        />
        <DayField
          label={t('person.bornOn')}
          error={t('field.required')}
          parts={[
            { part: 'day', label: t('date.day'), placeholder: t('date.dayDigits'), autoComplete: 'off' },
            { part: 'month', label: t('date.month'), placeholder: t('date.monthDigits'), autoComplete: 'off' },
            { part: 'year', label: t('date.year'), placeholder: t('date.yearDigits'), autoComplete: 'off' },
          ]}
          onChange={() => {}}
        />
        <PasswordField
          size="md"
          label={t('signIn.password')}
          showLabel={t('signIn.showPassword')}
          autoComplete="new-password"
        />
        <TagsField
          label={t('design.fieldTags')}
          description={t('design.fieldTagsHint')}
          removeLabel={(name) => t('design.removeTag', { name })}
          onChange={() => {}}
        />
        <Textarea size="md" rows={3} label={t('design.fieldText')} />
        <Checkbox label={t('design.fieldCheck')} defaultChecked />
      </Grid>
    </DesignSection>
  )
}

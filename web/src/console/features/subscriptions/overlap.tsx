import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { FormFields } from '../../form/form-fields.ts'
import { useT } from '../../words.ts'

/** Whether the server has said that a plan which was paid for stands in the way. */
export function useOverlap() {
  const [overlaps, setOverlaps] = useState(false)
  return {
    overlaps,
    forgetOverlap: () => setOverlaps(false),
    onRefused: (refusal: { is: (code: 'subscription.overlap') => boolean }) =>
      setOverlaps(refusal.is('subscription.overlap')),
  }
}

/** Lets the new plan take the place of the one in the way. Offered only once there is one. */
export function ReplaceField({ form }: { form: FormFields<'replace'> }) {
  const t = useT()
  return (
    <Checkbox
      key={form.key('replace')}
      {...form.getInputProps('replace', { type: 'checkbox' })}
      label={t('money.replace')}
      description={t('money.replaceHint')}
    />
  )
}

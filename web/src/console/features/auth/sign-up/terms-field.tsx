import { Checkbox } from '@mantine/core'
import type { FormFields } from '../../../form/form-fields.ts'
import { useT } from '../../../words.ts'
import classes from './sign-up-form.module.css'

/** The links stand beside the box, not in its label: there a thumb that means the box would open a page. */
export function TermsField({ form }: { form: FormFields<'terms'> }) {
  const t = useT()
  const props = form.getInputProps('terms', { type: 'checkbox' })
  const newTab = <span className="visually-hidden">{t('legal.newTab')}</span>
  return (
    <div className={classes.terms}>
      <Checkbox key={form.key('terms')} {...props} aria-invalid={Boolean(props.error)} label={t('signUp.terms')} />
      <p className={classes.legal}>
        <a href="/terms-and-conditions" target="_blank" rel="noopener">
          {t('legal.terms')}
          {newTab}
        </a>
        <a href="/privacy-policy" target="_blank" rel="noopener">
          {t('legal.privacy')}
          {newTab}
        </a>
      </p>
    </div>
  )
}

import {
  type MailTemplate,
  type TemplateKind,
  templatePlaceholders,
} from '@catchpitch/contract/invitations/mail-template'
import { type Language, languageName } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { RichTextField } from '../../form/rich-text-field.tsx'
import type { Problems } from '../../survey/use-survey-saving.ts'
import { useT } from '../../words.ts'
import classes from './email-templates.module.css'
import { SubjectField } from './subject-field.tsx'
import { fieldName } from './template-drafts.ts'

type TemplateFieldsProps = {
  kind: TemplateKind
  language: Language
  draft: MailTemplate
  standard: MailTemplate
  /** Whether anything here differs from the default. */
  isOwn: boolean
  problems: Problems
  onChange: (words: { subject?: string; body?: string }) => void
  onDefault: () => void
}

/** The words of one mail in one language. */
export function TemplateFields(props: TemplateFieldsProps) {
  const { kind, language, draft, standard, isOwn, problems, onChange, onDefault } = props
  const t = useT()
  const placeholders = templatePlaceholders[kind].map((name) => ({ name, label: t(`templates.put.${name}`) }))
  return (
    <>
      <div className={classes.head}>
        <div>
          <h2>{t(`templates.${kind}`)}</h2>
          <p className={classes.hint}>{t(`templates.${kind}Hint`)}</p>
        </div>
        <span className={classes.whose} data-own={isOwn || undefined}>
          {t(isOwn ? 'templates.own' : 'templates.default')}
        </span>
      </div>
      <SubjectField
        label={t('templates.subject')}
        lang={language}
        value={draft.subject[language]}
        placeholder={standard.subject[language]}
        maxLength={limits.mail_template.subject.max}
        placeholders={placeholders}
        error={problems[fieldName(kind, 'subject', language)]}
        onChange={(subject) => onChange({ subject })}
      />
      <RichTextField
        label={t('templates.body')}
        lang={language}
        defaultValue={draft.body[language]}
        placeholders={placeholders}
        error={problems[fieldName(kind, 'body', language)]}
        onChange={(body) => onChange({ body })}
      />
      <div className={classes.foot}>
        <p className={classes.hint}>{t('templates.emptyHint')}</p>
        {isOwn && (
          <Button variant="default" leftSection={<IconRestore size={16} aria-hidden />} onClick={onDefault}>
            {t('templates.back', { language: languageName[language] })}
          </Button>
        )}
      </div>
    </>
  )
}

import { languageFrom } from '@catchpitch/contract/languages'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { useLanguage } from '../../i18n/translator.ts'
import { ArrowRightIcon } from '../../ui/icons.tsx'
import { useT } from '../words.ts'
import { Field } from './field.tsx'

type JoinFormProps = {
  link: { survey_id: string; id: string }
  company: string
  /** The link has ended since the page was opened. */
  onOver: () => void
}

const loadDialCodes = async (signal: AbortSignal) => (await api('GET /dialcodes', {}, { signal })).data

/** Where most of those who come live. */
const home = 'MY'
const home_code = '+60'

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The mail is the way in, so this is where it ends for now. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="share-card share-sent" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {t('share.sent')}
      </h2>
      <p>{t('share.sentText', { email })}</p>
      <p className="share-quiet">{t('share.sentHint')}</p>
      <button type="button" className="button" onClick={onAgain}>
        {t('share.again')}
      </button>
    </section>
  )
}

/** Who somebody is. They are written to in the language that they read this page in. */
export function JoinForm({ link, company, onOver }: JoinFormProps) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const { data: codes } = useFetched(loadDialCodes)
  const [country, setCountry] = useState(home)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [sending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  // Where something has to be mended the next thing is to mend it.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  const join = async (given: FormData) => {
    setSending(true)
    setFailure(null)
    const email = textIn(given, 'email').trim()
    try {
      await api('POST /share/survey/{survey_id}/{id}', {
        params: link,
        body: {
          first_name: textIn(given, 'first_name'),
          last_name: textIn(given, 'last_name'),
          email,
          country_code: codes?.find(({ id }) => id === country)?.dial_code ?? home_code,
          mobile: textIn(given, 'mobile').replaceAll(/[\s().-]/g, ''),
          language,
        },
      })
      setSentTo(email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.is('link.expired') || error.is('survey.closed')) return onOver()
      setFailure(error)
    } finally {
      setSending(false)
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void join(new FormData(event.currentTarget))
  }

  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  const problem = (name: string) => failure?.error[name]?.[0]
  const isElsewhere = failure !== null && Object.keys(failure.error).length === 0
  return (
    <form ref={form} className="share-card" onSubmit={onSubmit} noValidate aria-labelledby="share-join">
      <h2 id="share-join">{t('share.join')}</h2>
      <p className="share-quiet">{t('share.joinLead', { company })}</p>
      <div className="share-pair">
        <Field
          name="first_name"
          label={t('share.firstName')}
          problem={problem('first_name')}
          autoComplete="given-name"
        />
        <Field name="last_name" label={t('share.lastName')} problem={problem('last_name')} autoComplete="family-name" />
      </div>
      <Field
        name="email"
        label={t('share.email')}
        hint={t('share.emailHint')}
        problem={problem('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <div className="share-phone">
        <div className="share-field">
          <label htmlFor="share-country">{t('share.dialCode')}</label>
          <select id="share-country" value={country} onChange={(event) => setCountry(event.currentTarget.value)}>
            {codes === null && <option value={home}>{home_code}</option>}
            {codes?.map(({ id, name, dial_code }) => (
              <option key={id} value={id}>
                {dial_code} {name}
              </option>
            ))}
          </select>
        </div>
        <Field
          name="mobile"
          label={t('share.mobile')}
          problem={problem('mobile') ?? problem('country_code')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      <p role="alert" className="share-failure">
        {isElsewhere && failure.message}
      </p>
      <button type="submit" className="button button-primary button-large" aria-disabled={sending}>
        {t('share.send')}
        <ArrowRightIcon />
      </button>
      <p className="share-quiet">
        {t('share.privacy', { company })} <a href="/privacy-policy">{t('public.privacy')}</a>
      </p>
    </form>
  )
}

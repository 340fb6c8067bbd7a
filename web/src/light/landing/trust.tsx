import { type LightKey, useT } from '../words.ts'

const promises: readonly LightKey[] = ['landing.trust.people', 'landing.trust.model', 'landing.trust.kept']

export function Trust() {
  const t = useT()
  return (
    <section className="landing-trust" aria-labelledby="trust">
      <h2 id="trust">{t('landing.trust')}</h2>
      <ul>
        {promises.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <a href="/privacy-policy">{t('landing.trust.more')}</a>
    </section>
  )
}

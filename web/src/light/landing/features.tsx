import { type LightKey, useT } from '../words.ts'

type Feature = { name: LightKey; text: LightKey; drawing: string; tone: 1 | 2 | 3 | 4 | 5 }

/** The specification's features list. Each drawing is one path on a 24 px grid. */
const features: readonly Feature[] = [
  {
    name: 'landing.reversePitch',
    text: 'landing.reversePitch.text',
    drawing: 'M4 15C6 6 14 6 16.5 12M13 12.5l3.8.3.9-3.7M20 20a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
    tone: 1,
  },
  {
    name: 'landing.dishonesty',
    text: 'landing.dishonesty.text',
    drawing: 'M5 21V4M5 5c5-3 8 3 14 0v9c-6 3-9-3-14 0',
    tone: 2,
  },
  {
    name: 'landing.expression',
    text: 'landing.expression.text',
    drawing: 'M4 13.5v-3M8 17V7M12 20V4M16 16V8M20 13.5v-3',
    tone: 3,
  },
  {
    name: 'landing.screening',
    text: 'landing.screening.text',
    drawing: 'M4 7h9M17 7h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4M4 17h3M11 17h9M9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
    tone: 4,
  },
  {
    name: 'landing.team',
    text: 'landing.team.text',
    drawing:
      'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3.5 19c.5-7 10.5-7 11 0M16 11a2.5 2.5 0 1 0 0-5M17.5 14c1.8.6 2.9 2.4 3 5',
    tone: 5,
  },
]

export function Features() {
  const t = useT()
  return (
    <section className="landing-features" aria-labelledby="features">
      <h2 id="features" className="visually-hidden">
        {t('landing.features')}
      </h2>
      <ul>
        {features.map(({ name, text, drawing, tone }) => (
          <li key={name}>
            <svg className={`landing-sign landing-sign-${tone}`} viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

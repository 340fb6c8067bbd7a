import { useT } from '../words.ts'

/** Where people stand on the little map: feeling from left to right, control from bottom to top. */
const dots = [
  { x: 34, y: 62, ring: 15 },
  { x: 62, y: 84, ring: 0 },
  { x: 84, y: 40, ring: 17 },
  { x: 102, y: 72, ring: 0 },
  { x: 150, y: 66, ring: 14 },
  { x: 168, y: 30, ring: 0 },
]

/** The product in one picture: a pitch goes over, statements come back, and a dot says how sure it is. */
export function ExchangePicture() {
  const t = useT()
  return (
    <div className="exchange" role="img" aria-label={t('landing.picture')}>
      <svg className="exchange-arc" viewBox="0 0 520 440" aria-hidden="true">
        <path d="M250 64C370 10 476 78 452 176" />
        <circle cx="405" cy="63" r="9" />
      </svg>

      <div className="exchange-card exchange-pitch">
        <div className="exchange-label">{t('landing.picture.pitch')}</div>
        <div className="exchange-question">{t('landing.picture.question')}</div>
        <svg viewBox="0 0 260 96" aria-hidden="true">
          <rect className="exchange-sky" width="260" height="96" rx="10" />
          <circle className="exchange-sun" cx="206" cy="30" r="13" />
          <path className="exchange-hill-far" d="M0 96V74c44-30 84-26 128-4s86 12 132-18v34a10 10 0 0 1-10 10z" />
          <path
            className="exchange-hill"
            d="M0 86c36-16 70-14 108-2s90 10 152-14v16a10 10 0 0 1-10 10H10A10 10 0 0 1 0 86z"
          />
          <path className="exchange-path" d="M40 92c22-10 46-6 66-12s34-16 62-16 38 4 58-8" />
        </svg>
      </div>

      <div className="exchange-card exchange-answer">
        <div className="exchange-label">{t('landing.picture.answer')}</div>
        <ol>
          <li className="exchange-q2">{t('landing.picture.first')}</li>
          <li className="exchange-q1">{t('landing.picture.second')}</li>
          <li className="exchange-q3">{t('landing.picture.third')}</li>
        </ol>
      </div>

      <div className="exchange-card exchange-map">
        <div className="exchange-label">{t('landing.picture.map')}</div>
        <svg viewBox="0 0 200 112" aria-hidden="true">
          <path className="exchange-cross" d="M100 4v104M4 56h192" />
          {dots.map(({ x, y, ring }) => (
            <g key={x} className="exchange-dot">
              {ring > 0 && <ellipse cx={x} cy={y} rx={ring} ry={ring * 0.8} />}
              <circle cx={x} cy={y} r="3.5" />
            </g>
          ))}
          <g className="exchange-dot exchange-dot-new">
            <ellipse cx="134" cy="34" rx="20" ry="15" />
            <circle cx="134" cy="34" r="5" />
          </g>
        </svg>
      </div>
    </div>
  )
}

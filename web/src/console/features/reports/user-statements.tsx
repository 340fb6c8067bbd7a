import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { WordSegments } from '../../../ui/kit/word-segments.tsx'
import { NotYet } from '../../not-yet.tsx'
import { useT } from '../../words.ts'
import { type OrganicReport, organicQuery, type ReportInfo, type ReportKey } from './report-query.ts'
import { SaidStatement } from './said-statement.tsx'
import classes from './user-statements.module.css'

type Topic = OrganicReport['topics'][number]
type Translate = ReturnType<typeof useT>

/** What this situation calls the shades that the person's statements fall into, each once. */
function ShadeNotes({ statements }: Pick<Topic, 'statements'>) {
  const t = useT()
  const notes = new Map(
    statements.flatMap(({ shade, quadrant, parameter, shade_text }) =>
      shade === null ? [] : [[shade, { quadrant, parameter, shade_text }] as const],
    ),
  )
  if (notes.size === 0) return null
  return (
    <details className={classes.notes}>
      <summary>{t('reports.shadesHere')}</summary>
      <dl>
        {[...notes]
          .toSorted(([one], [other]) => one - other)
          .map(([shade, { quadrant, parameter, shade_text }]) => (
            <div key={shade} data-quadrant={quadrant ?? undefined}>
              <dt>{parameter}</dt>
              <dd>{shade_text}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}

/** Shorter than this, somebody has only read that the time was up. */
const reading_s = 30

/** What the clock had to do with it: nobody is thrown out, so it is said how it was. */
function timeOver(seconds: number, t: Translate): string {
  if (seconds <= reading_s) return t('reports.timeUp')
  return t('reports.timeUpLater', { minutes: Math.ceil(seconds / 60) })
}

type TopicCardProps = { topic: Topic; scale: OrganicReport['feelings_scale']; reportKey: ReportKey }

function TopicCard({ topic, scale, reportKey }: TopicCardProps) {
  const t = useT()
  const { position, name, topic: about, statements, written, seconds_over } = topic
  return (
    <section className={classes.card} id={`situation-${position}`} aria-labelledby={`situation-${position}-title`}>
      <header className={classes.head}>
        <h2 id={`situation-${position}-title`}>{name}</h2>
        <p className={classes.about}>{about}</p>
        <p className={classes.count}>
          {statements.length < written
            ? t('reports.shownOf', { shown: statements.length, written })
            : t('reports.allShown', { written })}
        </p>
        {seconds_over !== null && <p className={classes.count}>{timeOver(seconds_over, t)}</p>}
      </header>
      <ol className={classes.statements}>
        {statements.map((statement) => (
          <SaidStatement key={statement.slot} statement={statement} scale={scale} reportKey={reportKey} />
        ))}
      </ol>
      <ShadeNotes statements={statements} />
    </section>
  )
}

function LevelChoice({ level, levels }: { level: number; levels: readonly number[] }) {
  const t = useT()
  const navigate = useNavigate({ from: '/surveys/results/view' })
  if (levels.length === 1) return <p className={classes.hint}>{t('reports.levelOfRole', { level })}</p>
  return (
    <div>
      <p className={classes.label}>{t('reports.level')}</p>
      <WordSegments
        label={t('reports.level')}
        value={String(level)}
        segments={levels.map((one) => ({ value: String(one), label: String(one) }))}
        onChoose={(chosen) =>
          void navigate({
            search: (before) => ({ ...before, level: Number(chosen) }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}

/** The situations in the order in which they were asked, as ways down the page; and by the importance that the person gave them. */
function Contents({ topics, compared }: Pick<OrganicReport, 'topics' | 'compared'>) {
  const t = useT()
  return (
    <nav aria-label={t('reports.situations')}>
      <p className={classes.label}>{t('reports.situations')}</p>
      <ol className={classes.contents}>
        {topics.map(({ position, name }) => {
          const place = compared.indexOf(position)
          return (
            <li key={position}>
              <a href={`#situation-${position}`}>{name}</a>
              {place >= 0 && <span>{t('reports.comparedPlace', { place: place + 1 })}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type UserStatementsProps = { info: ReportInfo; reportKey: ReportKey }

/** What somebody wrote, situation by situation, the most important first, as they left it. */
export function UserStatements({ info, reportKey }: UserStatementsProps) {
  const { level: asked } = useSearch({ from: '/signed-in/surveys/results/view' })
  const level = asked ?? info.level
  const { data, error, refetch } = useQuery({
    ...organicQuery(reportKey, level),
    // While more or fewer are on their way, what is there stays.
    placeholderData: (before) => before,
  })
  if (!data) return <NotYet error={error} onRetry={refetch} />
  return (
    <div className={classes.page}>
      <aside className={classes.aside}>
        <Contents topics={data.topics} compared={data.compared} />
        <LevelChoice level={data.level} levels={info.levels} />
      </aside>
      <div className={classes.topics}>
        {data.topics.map((topic) => (
          <TopicCard key={topic.position} topic={topic} scale={data.feelings_scale} reportKey={reportKey} />
        ))}
      </div>
    </div>
  )
}

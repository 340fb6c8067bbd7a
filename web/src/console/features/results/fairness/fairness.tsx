import { useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../../api/calls.ts'
import { useLanguage } from '../../../../i18n/translator.ts'
import { FiguresTable } from '../../../../ui/kit/figures-table.tsx'
import { NotYet } from '../../../not-yet.tsx'
import { readQuery } from '../../../queries.ts'
import { useT } from '../../../words.ts'
import type { SurveyKey } from '../results-list.ts'
import classes from './fairness.module.css'

type Split = Reply<'GET /my-surveys/{id}/fairness'>['splits'][number]
type Group = Split['groups'][number]

const groupKeys = {
  MALE: 'fairness.male',
  FEMALE: 'fairness.female',
  '17 and below': 'fairness.age17',
  '60 and above': 'fairness.age60',
} as const

/** What a group is called; spans of years are written alike in every language. */
function useGroupName() {
  const t = useT()
  const isNamed = (group: string): group is keyof typeof groupKeys => Object.hasOwn(groupKeys, group)
  return (group: string) => (isNamed(group) ? t(groupKeys[group]) : group.replace('-', '–'))
}

/** Below a thousandth the figure says no more than that. */
const leastP = 0.001

function Row({ group }: { group: Group }) {
  const t = useT()
  const language = useLanguage()
  const nameOf = useGroupName()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const ratio = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const chance = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  if (group.finding === 'too_few') {
    return (
      <tr>
        <th scope="row">{nameOf(group.group)}</th>
        <td>{t('fairness.too_few')}</td>
        <td colSpan={3} />
      </tr>
    )
  }
  const { chosen, decided, rate, impact_ratio, p, finding } = group
  const told = p < leastP ? `< ${chance.format(leastP)}` : chance.format(p)
  return (
    <tr data-finding={finding}>
      <th scope="row">{nameOf(group.group)}</th>
      <td className={classes.finding}>{t(`fairness.${finding}`)}</td>
      <td>{t('fairness.share', { chosen, decided, percent: percent.format(rate) })}</td>
      <td>{ratio.format(impact_ratio)}</td>
      <td>{finding === 'reference' ? '–' : told}</td>
    </tr>
  )
}

/** What it means stands first: on a phone the figures behind it are out of sight until they are wanted. */
function SplitTable({ split: { by, groups } }: { split: Split }) {
  const t = useT()
  return (
    <FiguresTable label={t(`fairness.${by}`)} caption={t(`fairness.${by}`)}>
      <thead>
        <tr>
          <th scope="col">{t('fairness.group')}</th>
          <th scope="col">{t('fairness.finding')}</th>
          <th scope="col">{t('fairness.shortlisted')}</th>
          <th scope="col">{t('fairness.ratio')}</th>
          <th scope="col">{t('fairness.p')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Row key={group.group} group={group} />
        ))}
      </tbody>
    </FiguresTable>
  )
}

const isTold = ({ groups }: Split) => groups.some(({ finding }) => finding !== 'too_few')

/** How often people of each gender and age range were shortlisted, and what that may and may not be taken for. */
export function Fairness({ survey: { id, group_id } }: { survey: SurveyKey }) {
  const t = useT()
  const { data, error, refetch } = useQuery(
    readQuery('GET /my-surveys/{id}/fairness', { params: { id }, query: { group_id } }),
  )
  if (!data) return <NotYet shape="lines" error={error} onRetry={refetch} />
  return (
    <>
      <p className={classes.count}>{t('fairness.settled', { count: data.decided })}</p>
      {data.splits.map((split) =>
        isTold(split) ? (
          <SplitTable key={split.by} split={split} />
        ) : (
          <p key={split.by} className={classes.few}>
            <b>{t(`fairness.${split.by}`)}</b> {t('fairness.tooFewText', { minimum: data.minimum })}
          </p>
        ),
      )}
      <div className={classes.how}>
        <h3>{t('fairness.howTitle')}</h3>
        <p>{t('fairness.howRatio')}</p>
        <p>{t('fairness.howChance')}</p>
        <p>{t('fairness.howFew', { minimum: data.minimum })}</p>
        <p>{t('fairness.howNot')}</p>
      </div>
    </>
  )
}

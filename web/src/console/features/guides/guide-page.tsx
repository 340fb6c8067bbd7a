import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { RichText } from '../../../ui/slide/rich-text.tsx'
import { NotYet } from '../../not-yet.tsx'
import { usePerson } from '../../person/load-person.ts'
import { ShellPage } from '../../shell/shell-page.tsx'
import { useT } from '../../words.ts'
import { guideQuery, guidesQuery } from './guides-query.ts'
import classes from './help-center.module.css'

/** The other guides, so that nobody has to go back to the list to read on. */
function Others({ id }: { id: string }) {
  const t = useT()
  const { data: guides = [] } = useQuery(guidesQuery(usePerson(), ''))
  if (guides.length < 2) return null
  return (
    <nav className={classes.others} aria-labelledby="other-guides">
      <h2 id="other-guides">{t('help.others')}</h2>
      <ul>
        {guides
          .filter((guide) => guide.id !== id)
          .map((guide) => (
            <li key={guide.id}>
              <Link to="/help-center/$id" params={{ id: guide.id }}>
                {guide.name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** One guide, to be read. */
export function GuidePage() {
  const t = useT()
  const { id } = useParams({ from: '/signed-in/help-center/$id' })
  const { data: guide, error, refetch } = useQuery(guideQuery(usePerson(), id))
  const body = () => {
    if (guide) {
      return (
        <article className={classes.text}>
          <RichText html={guide.html} />
        </article>
      )
    }
    return <NotYet error={error} onRetry={refetch} />
  }
  return (
    <ShellPage
      name="help-center.id"
      title={guide?.name ?? t('help.guide')}
      above={<Link to="/help-center">{t('help.title')}</Link>}
    >
      <div className={classes.reading}>
        {body()}
        <Others id={id} />
      </div>
    </ShellPage>
  )
}

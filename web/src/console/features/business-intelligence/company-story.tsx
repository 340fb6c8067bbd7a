import { languageFrom, textIn } from '@catchpitch/contract/languages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/translator.ts'
import { NotYet } from '../../not-yet.tsx'
import { useT } from '../../words.ts'
import classes from './milestones.module.css'
import { statusQuery, storyQuery } from './milestones-query.ts'
import { type Story, StoryForm } from './story-form.tsx'

function Told({ story: { name, body } }: { story: Story }) {
  const t = useT()
  const language = languageFrom(useLanguage())
  const text = textIn(body, language)
  return (
    <>
      <h2>{textIn(name, language) || t('companyStory.title')}</h2>
      {text ? <p className={classes.text}>{text}</p> : <p className={classes.hint}>{t('story.none')}</p>}
    </>
  )
}

/** In which languages it is told, and how much there is of milestones. */
function Facts({ group_id }: { group_id: string }) {
  const t = useT()
  const { data } = useQuery(statusQuery(group_id))
  if (!data) return null
  return (
    <p className={classes.hint}>
      {t('story.facts', { languages: data.story.length, milestones: data.milestones, pictures: data.pictures })}
    </p>
  )
}

/** What the company says of itself, above its milestones. */
export function CompanyStory({ group_id, canEdit }: { group_id: string; canEdit: boolean }) {
  const t = useT()
  const { data, error, refetch } = useQuery(storyQuery(group_id))
  const [isEdited, setEdited] = useState(false)
  if (!data) return <NotYet error={error} onRetry={refetch} />
  if (isEdited) return <StoryForm group_id={group_id} story={data} onDone={() => setEdited(false)} />
  return (
    <section className={classes.story}>
      <Told story={data} />
      <Facts group_id={group_id} />
      {canEdit && (
        <Button className={classes.without} variant="default" onClick={() => setEdited(true)}>
          {t(data.version === 0 ? 'story.write' : 'story.change')}
        </Button>
      )}
    </section>
  )
}

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useT } from '../../words.ts'

/** From a page that shows somebody, and nobody was chosen, to where one chooses. */
export function ToResults() {
  const t = useT()
  return <Button renderRoot={(props) => <Link to="/surveys/results" {...props} />}>{t('reports.toResults')}</Button>
}

import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useT } from '../words.ts'
import classes from './tour-offer.module.css'

type TourOfferProps = {
  /** Whether a part of it has been seen already. */
  begun: boolean
  onStart: () => void
  onDecline: () => void
}

/** Offers the tour to somebody new. In the flow of the page: it covers nothing, and can be left where it is. */
export function TourOffer({ begun, onStart, onDecline }: TourOfferProps) {
  const t = useT()
  return (
    <aside className={classes.offer} aria-label={t('tourOffer.label')}>
      <IconRoute className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        {begun ? (
          t('tourOffer.begunText')
        ) : (
          <>
            <strong>{t('tourOffer.new')}</strong> {t('tourOffer.newText')}
          </>
        )}
      </p>
      <div className={classes.actions}>
        <Button size="sm" onClick={onStart}>
          {t(begun ? 'tourOffer.resume' : 'tourOffer.start')}
        </Button>
        <Button size="sm" variant="subtle" onClick={onDecline}>
          {t('tourOffer.decline')}
        </Button>
      </div>
    </aside>
  )
}

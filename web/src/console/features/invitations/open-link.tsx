import { Button, TextInput } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { usePerson } from '../../person/load-person.ts'
import { offerFile } from '../../save-file.ts'
import { toast } from '../../toast.ts'
import { useT } from '../../words.ts'
import { pathOf, pngOf, squaresOf, svgOf, widthOf } from './qr-code.ts'
import classes from './share-link.module.css'
import { SharePoster } from './share-poster.tsx'

type OpenLinkProps = {
  /** What the survey is called. */
  name: string
  address: string
}

/** A link that works: its address, and the same as a code to take along or to print. */
export function OpenLink({ name, address }: OpenLinkProps) {
  const t = useT()
  const { company } = usePerson()
  const squares = useMemo(() => squaresOf(address), [address])
  const width = widthOf(squares)
  const code = (
    <svg viewBox={`0 0 ${width} ${width}`} className={classes.code} role="img" aria-label={t('shareLink.qr')}>
      <path fill="#fff" d={`M0 0h${width}v${width}H0z`} />
      <path fill="#000" d={pathOf(squares)} shapeRendering="crispEdges" />
    </svg>
  )

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast('done', t('shareLink.copied'))
    } catch {
      // A browser may keep its clipboard to itself; the field is there to be copied by hand.
      toast('failed', t('shareLink.notCopied'))
    }
  }

  return (
    <div className={classes.open}>
      {code}
      <div className={classes.ways}>
        <TextInput
          label={t('shareLink.address')}
          value={address}
          readOnly
          size="md"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
          {t('shareLink.copy')}
        </Button>
        <div className={classes.files}>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void pngOf(squares).then((picture) => offerFile(picture, 'qr-code.png'))}
          >
            PNG
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => offerFile(svgOf(squares), 'qr-code.svg')}
          >
            SVG
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t('shareLink.print')}
          </Button>
        </div>
      </div>
      <SharePoster company={company?.name ?? ''} name={name} address={address}>
        {code}
      </SharePoster>
    </div>
  )
}

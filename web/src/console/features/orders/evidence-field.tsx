import { limits } from '@catchpitch/contract/limits'
import { Button } from '@mantine/core'
import { IconFileCheck, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { byteSize } from '../../../ui/kit/byte-size.ts'
import { FilePlace } from '../../form/file-place.tsx'
import { useT } from '../../words.ts'

/** What is to become of the file: one that was chosen, none, or whatever is there already. */
export type EvidenceWish = { file: File | null; remove: boolean; problem: string | null }

export const noWish: EvidenceWish = { file: null, remove: false, problem: null }

type EvidenceFieldProps = {
  /** Where the one that is there can be had; null: there is none. */
  stored: { url: string } | null
  wish: EvidenceWish
  error: ReactNode
  onWish: (wish: EvidenceWish) => void
}

/** A scan or a PDF file that proves a payment. It goes along with the form. */
export function EvidenceField({ stored, wish: { file, remove, problem }, error, onWish }: EvidenceFieldProps) {
  const t = useT()
  const choose = (chosen: File) => {
    // Not worth the minutes that it would take to be refused.
    const isTooLarge = chosen.size > limits.evidence.bytes
    onWish({ file: isTooLarge ? null : chosen, remove: false, problem: isTooLarge ? t('field.evidence.bytes') : null })
  }
  const isKept = stored !== null && file === null && !remove
  const Sign = file || isKept ? IconFileCheck : IconUpload
  const says = () => {
    if (file) {
      return (
        <>
          <strong>{file.name}</strong> <span>{byteSize(file.size)}</span>
        </>
      )
    }
    if (remove) return t('money.evidenceGoes')
    return stored ? (
      <a href={stored.url} target="_blank" rel="noreferrer">
        {t('money.evidenceOpen')}
      </a>
    ) : (
      t('money.evidenceHint')
    )
  }
  const back = () => {
    if (file || remove) {
      return (
        <Button variant="subtle" onClick={() => onWish(noWish)}>
          {t(stored ? 'money.evidenceKeep' : 'money.evidenceRemove')}
        </Button>
      )
    }
    return (
      stored && (
        <Button variant="subtle" onClick={() => onWish({ file: null, remove: true, problem: null })}>
          {t('money.evidenceRemove')}
        </Button>
      )
    )
  }
  return (
    <FilePlace
      label={t('money.evidence')}
      accept="application/pdf,image/jpeg,image/png,image/webp"
      onFile={choose}
      picture={<Sign size={28} stroke={1.5} aria-hidden />}
      says={says()}
      problem={problem ?? error}
      choose={{ label: t(file || isKept ? 'money.evidenceReplace' : 'money.evidenceChoose'), 'data-path': 'evidence' }}
    >
      {back()}
    </FilePlace>
  )
}

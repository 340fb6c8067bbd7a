import {
  columnsOfExport,
  type ExportColumn,
  type ExportKind,
  exportFormats,
  exportKinds,
  exportLimits,
} from '@catchpitch/contract/exports/export'
import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { WordSegments } from '../../../../ui/kit/word-segments.tsx'
import { FormAlert } from '../../../form/form-alert.tsx'
import { useWrite } from '../../../queries.ts'
import { useT } from '../../../words.ts'
import classes from './export-form.module.css'
import { paperAddressOf } from './paper-address.ts'
import type { Whom } from './whom.ts'

function KindChoice({ kind, onChoose }: { kind: ExportKind; onChoose: (kind: ExportKind) => void }) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{t('exports.kind')}</legend>
      {exportKinds.map((one) => (
        <label key={one} className={classes.kind}>
          <input
            type="radio"
            name={name}
            checked={one === kind}
            aria-describedby={`${name}-${one}`}
            onChange={() => onChoose(one)}
          />
          {t(`exports.kind.${one}`)}
          <span id={`${name}-${one}`} className={classes.hint}>
            {t(`exports.kind.${one}.hint`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type ColumnChoiceProps = {
  offered: readonly ExportColumn[]
  chosen: readonly ExportColumn[]
  onChoose: (chosen: readonly ExportColumn[]) => void
}

function ColumnChoice({ offered, chosen, onChoose }: ColumnChoiceProps) {
  const t = useT()
  const isAll = chosen.length === offered.length
  return (
    <fieldset className={classes.columns}>
      <legend className={classes.legend}>{t('exports.columns')}</legend>
      <Checkbox
        className={classes.all}
        label={t('exports.allColumns')}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => onChoose(isAll ? [] : offered)}
      />
      {offered.map((column) => (
        <Checkbox
          key={column}
          label={t(`exports.column.${column}`)}
          checked={chosen.includes(column)}
          onChange={() =>
            onChoose(chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column])
          }
        />
      ))}
    </fieldset>
  )
}

function useTold(total: number | null): string {
  const t = useT()
  if (total === null) return t('exports.counting')
  return total === 0 ? t('exports.nobody') : `${t('exports.whom', { count: total })} ${t('exports.masked')}`
}

type ExportFormProps = {
  whom: Whom
  /** How many people would be in it; null while they are counted. */
  total: number | null
  onOrdered: (id: string) => void
  onClose: () => void
}

/** A file is written by the server; paper is a page that the browser prints. */
const formats = [...exportFormats, 'pdf'] as const
type Format = (typeof formats)[number]

/** Twelve columns of shares leave no room on paper; whoever wants them chooses them. */
const leftOutOnPaper: readonly ExportColumn[] = ['shades']

export function ExportForm({ whom, total, onOrdered, onClose }: ExportFormProps) {
  const { group_id, ...people } = whom
  const t = useT()
  const told = useTold(total)
  const [kind, setKind] = useState<ExportKind>('results')
  const [format, setFormat] = useState<Format>('csv')
  const [left_out, leaveOut] = useState<readonly ExportColumn[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const order = useWrite('POST /exports')
  const offered: readonly ExportColumn[] = columnsOfExport[kind]
  const columns = offered.filter((column) => !left_out.includes(column))

  const choose = (chosen: Format) => {
    if (chosen === 'pdf' && format !== 'pdf') leaveOut([...left_out, ...leftOutOnPaper])
    setFormat(chosen)
  }

  const run = async () => {
    if (format === 'pdf') return
    if (columns.length === 0) return setProblem(t('exports.noColumn'))
    setProblem(null)
    try {
      const { id } = await order.mutateAsync({ query: { group_id }, body: { ...people, kind, format, columns } })
      onOrdered(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <p role="status">{told}</p>
      <KindChoice kind={kind} onChoose={setKind} />
      <div>
        <p className={classes.legend}>{t('exports.format')}</p>
        <WordSegments
          label={t('exports.format')}
          value={format}
          segments={formats.map((one) => ({ value: one, label: t(`exports.format.${one}`) }))}
          onChoose={choose}
        />
        {format === 'pdf' && <p className={classes.paper}>{t('exports.pdfHint', { most: exportLimits.printed })}</p>}
      </div>
      <ColumnChoice
        offered={offered}
        chosen={columns}
        onChoose={(chosen) => leaveOut(offered.filter((column) => !chosen.includes(column)))}
      />
      <FormAlert>{problem}</FormAlert>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        {format === 'pdf' && total !== 0 && columns.length > 0 ? (
          <Button
            renderRoot={(props) => (
              <Link
                to="/surveys/results/export/preview"
                search={paperAddressOf(whom, { kind, columns })}
                target="_blank"
                {...props}
              />
            )}
          >
            {t('exports.pdfOpen')}
          </Button>
        ) : (
          <Button type="submit" disabled={total === 0 || format === 'pdf'} loading={order.isPending}>
            {t(format === 'pdf' ? 'exports.pdfOpen' : 'exports.start')}
          </Button>
        )}
      </div>
    </form>
  )
}

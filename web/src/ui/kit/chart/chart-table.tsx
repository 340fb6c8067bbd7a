import { ScrollingRegion } from '../scrolling-region.tsx'
import type { ChartPoint } from './chart-point.ts'
import classes from './time-chart.module.css'

type ChartTableProps = {
  title: string
  points: readonly ChartPoint[]
  format: (value: number) => string
  words: { table: string; when: string; count: string }
}

/** The numbers behind a chart, for whoever would rather read than look. */
export function ChartTable({ title, points, format, words }: ChartTableProps) {
  return (
    <details className={classes.numbers}>
      <summary>{words.table}</summary>
      <ScrollingRegion label={title} className={classes.scroll}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ long, value }) => (
              <tr key={long}>
                <th scope="row">{long}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollingRegion>
    </details>
  )
}

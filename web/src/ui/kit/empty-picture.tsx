import { lazy, type ReactNode, Suspense } from 'react'
import type { motifs } from './empty-motifs.tsx'
import classes from './empty-picture.module.css'

const { line, mark, soft } = classes

/** Needed on many pages, or just when nothing more can be fetched. */
const inHand = {
  sheet: <path className={line} d="M80 42h30M80 56h42M80 70h24" />,
  search: (
    <>
      <circle className={soft} cx="98" cy="58" r="15" />
      <circle className={mark} cx="98" cy="58" r="15" />
      <path className={mark} d="m109 69 13 14M92 58h12" />
    </>
  ),
  failure: (
    <>
      <path className={soft} d="M89 76a10 10 0 0 1-1-20 14 14 0 0 1 27-3 11.5 11.5 0 0 1-1 23z" />
      <path className={mark} d="M89 76a10 10 0 0 1-1-20 14 14 0 0 1 27-3 11.5 11.5 0 0 1-1 23" />
      <path className={mark} d="m103 60-6 10h8l-6 11" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type PictureName = keyof typeof motifs | keyof typeof inHand

const isInHand = (name: PictureName): name is keyof typeof inHand => Object.hasOwn(inHand, name)

/** Few lists are empty, and not for long: the other pictures come when one is. If none comes, the paper does without. */
const Fetched = lazy(async () => {
  const all = await import('./empty-motifs.tsx').then(
    (module) => module.motifs,
    () => null,
  )
  const Motif = ({ name }: { name: keyof typeof motifs }) => all?.[name] ?? inHand.sheet
  return { default: Motif }
})

/** Paper on a table, a thing on the paper, and the ball of our mark on its way to whoever is to catch it. */
export function EmptyPicture({ name }: { name: PictureName }) {
  return (
    <svg className={classes.picture} viewBox="0 0 200 120" aria-hidden="true">
      <ellipse className={classes.ground} cx="100" cy="104" rx="84" ry="10" />
      <rect className={classes.sheet} x="34" y="30" width="62" height="72" rx="9" transform="rotate(-7 65 66)" />
      <rect className={classes.sheet} x="68" y="22" width="66" height="80" rx="9" />
      {isInHand(name) ? (
        inHand[name]
      ) : (
        <Suspense>
          <Fetched name={name} />
        </Suspense>
      )}
      <path className={classes.arc} d="M134 84c6-26 22-42 40-40" />
      <circle className={classes.ball} cx="176" cy="42" r="8" />
    </svg>
  )
}

import type { ReactNode } from 'react'
import classes from './empty-picture.module.css'

const { line, mark, soft, warm } = classes

/**
 * What stands on the front sheet. Its middle is at 101, 62; there are about 22 in each direction. `mark` is the thing
 * itself, `soft` what fills it, `line` what belongs to the paper, `warm` the one spot that the eye goes to.
 */
export const motifs = {
  notifications: (
    <>
      <path className={soft} d="M101 41c-9 0-14 6-14 15v9l-5 8h38l-5-8v-9c0-9-5-15-14-15z" />
      <path
        className={mark}
        d="M101 41c-9 0-14 6-14 15v9l-5 8h38l-5-8v-9c0-9-5-15-14-15zM101 37v4M95 78a6 6 0 0 0 12 0"
      />
      <circle className={warm} cx="114" cy="46" r="4" />
    </>
  ),
  results: (
    <>
      <path className={line} d="M101 40v44M79 62h44" />
      <circle className={mark} cx="111" cy="51" r="5" />
      <circle className={mark} cx="91" cy="54" r="3.5" />
      <circle className={warm} cx="92" cy="74" r="4" />
      <circle className={mark} cx="114" cy="73" r="3" />
    </>
  ),
  surveys: (
    <>
      <path className={line} d="M97 45h24M97 62h20M97 79h24" />
      <path className={mark} d="m80 45 4 4 7-8M80 62l4 4 7-8" />
      <circle className={mark} cx="85" cy="79" r="4" />
    </>
  ),
  users: (
    <>
      <circle className={soft} cx="101" cy="53" r="10" />
      <path className={soft} d="M82 84c0-11 8-17 19-17s19 6 19 17z" />
      <circle className={mark} cx="101" cy="53" r="10" />
      <path className={mark} d="M82 84c0-11 8-17 19-17s19 6 19 17z" />
    </>
  ),
  orders: (
    <>
      <path className={soft} d="M84 40h34v44l-5.7-4-5.6 4-5.7-4-5.7 4-5.6-4-5.7 4z" />
      <path className={mark} d="M84 40h34v44l-5.7-4-5.6 4-5.7-4-5.7 4-5.6-4-5.7 4z" />
      <path className={mark} d="M91 51h20M91 59h12" />
      <circle className={warm} cx="110" cy="68" r="3.5" />
    </>
  ),
  data: (
    <>
      <path className={line} d="M79 84h44" />
      <rect className={soft} x="83" y="66" width="9" height="18" rx="2" />
      <rect className={soft} x="97" y="54" width="9" height="30" rx="2" />
      <rect className={mark} x="83" y="66" width="9" height="18" rx="2" />
      <rect className={mark} x="97" y="54" width="9" height="30" rx="2" />
      <rect className={warm} x="111" y="44" width="9" height="40" rx="2" />
    </>
  ),
  invites: (
    <>
      <path className={soft} d="M79 62l44-19-13 40-11-15z" />
      <path className={mark} d="M79 62l44-19-13 40-11-15zM99 68l24-25M99 68l-2 14 7-7" />
    </>
  ),
  groups: (
    <>
      <path className={soft} d="M85 84V46l16-6 16 6v38z" />
      <path className={mark} d="M85 84V46l16-6 16 6v38zM79 84h44M97 84V74h8v10" />
      <path className={mark} d="M94 54h.1M101 54h.1M108 54h.1M94 64h.1M101 64h.1M108 64h.1" />
    </>
  ),
  email: (
    <>
      <rect className={soft} x="79" y="47" width="44" height="32" rx="4" />
      <rect className={mark} x="79" y="47" width="44" height="32" rx="4" />
      <path className={mark} d="m80 50 21 16 21-16" />
      <circle className={warm} cx="122" cy="48" r="4.5" />
    </>
  ),
  plans: (
    <>
      <path className={soft} d="M82 45h20l20 20-19 19-21-21z" />
      <path className={mark} d="M82 45h20l20 20-19 19-21-21z" />
      <circle className={warm} cx="91" cy="54" r="3.5" />
    </>
  ),
  interpretation: (
    <>
      <path className={soft} d="M79 46a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H99l-9 9v-9h-7a4 4 0 0 1-4-4z" />
      <path className={mark} d="M79 46a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H99l-9 9v-9h-7a4 4 0 0 1-4-4z" />
      <path className={mark} d="M88 53h26M88 62h16" />
    </>
  ),
  dimensions: (
    <>
      <path className={line} d="M101 64V40M101 64l20 14M101 64 81 78" />
      <path className={soft} d="m101 47 14 26-26-1z" />
      <path className={mark} d="m101 47 14 26-26-1z" />
      <circle className={warm} cx="101" cy="47" r="3.5" />
    </>
  ),
  answers: (
    <>
      <path className={line} d="M80 84h42" />
      <path className={soft} d="m84 76 3-13 22-22 10 10-22 22z" />
      <path className={mark} d="m84 76 3-13 22-22 10 10-22 22zM103 47l10 10" />
    </>
  ),
  participants: (
    <>
      <circle className={soft} cx="90" cy="54" r="7" />
      <circle className={mark} cx="90" cy="54" r="7" />
      <path className={mark} d="M77 80c0-9 5-14 13-14s13 5 13 14" />
      <circle className={mark} cx="110" cy="57" r="6" />
      <path className={mark} d="M108 68c8-1 15 3 15 12" />
      <circle className={warm} cx="119" cy="45" r="3.5" />
    </>
  ),
  module: (
    <>
      <rect className={soft} x="81" y="43" width="17" height="17" rx="3" />
      <rect className={mark} x="81" y="43" width="17" height="17" rx="3" />
      <rect className={mark} x="81" y="65" width="17" height="17" rx="3" />
      <rect className={mark} x="103" y="65" width="17" height="17" rx="3" />
      <rect className={warm} x="105" y="39" width="17" height="17" rx="3" transform="rotate(12 113 47)" />
    </>
  ),
  templates: (
    <>
      <rect className={soft} x="80" y="41" width="42" height="13" rx="3" />
      <rect className={mark} x="80" y="41" width="42" height="13" rx="3" />
      <path className={line} d="M80 64h18M80 74h18M80 84h12" />
      <rect className={mark} x="105" y="61" width="17" height="23" rx="3" strokeDasharray="4 3.5" />
    </>
  ),
} satisfies Record<string, ReactNode>

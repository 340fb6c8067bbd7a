import { type SeenByDevice, seenByDevice } from '@catchpitch/contract/integrity/integrity-event'

type Speaker = 'owner' | 'manager' | 'member'

/** What is there of somebody besides their answers. */
export type DemoTraces = {
  /** In which situation, what, for how many seconds or how many characters, and what they said about it. */
  events?: readonly { topic: number; kind: SeenByDevice; seconds?: number; characters?: number; explanation?: string }[]
  /** How many pictures their camera took. */
  snapshots?: number
  comments?: readonly { by: Speaker; text: string }[]
  ratings?: Partial<Record<Speaker, number>>
  /** Why it was decided about them as it was, for the team. */
  reason?: string
}

const { tab_hidden, focus_lost, paste, copy, camera_off } = seenByDevice

/** By the mailbox that they were invited at. Everybody writes in their own language. */
const traces: Readonly<Record<string, DemoTraces>> = {
  'siti.aminah': {
    snapshots: 3,
    reason: 'Sees the person in the queue, not the queue. Two of us marked the same three sentences.',
    comments: [
      { by: 'owner', text: 'Number two is the whole job in one line. I would ask her about the day it did not work.' },
      { by: 'manager', text: 'Agreed. She also says what she cannot change, and leaves it at that.' },
      { by: 'member', text: 'Saya suka cara dia bercerita tentang rakan sekerja, bukan tentang dirinya sahaja.' },
    ],
    ratings: { owner: 5, manager: 4, member: 5 },
  },
  'weijie.lim': {
    snapshots: 2,
    reason: 'Much went wrong in what he tells, and in all of it he looks for his own part first.',
    comments: [{ by: 'manager', text: 'Hard on himself. I would like to hear who helped him that week.' }],
    ratings: { owner: 4, manager: 4 },
    events: [
      {
        topic: 1,
        kind: focus_lost,
        seconds: 9,
        explanation: 'My mother called from the kitchen. I did not know that counts.',
      },
    ],
  },
  'kavitha.raman': {
    reason: 'Would fit Damansara better, where a place opens in March.',
    ratings: { manager: 3, member: 4 },
    comments: [{ by: 'member', text: 'Kita patut telefon dia semula apabila Damansara dibuka.' }],
  },
  'hafiz.osman': {
    reason: 'Tells us clearly that mornings are not for him. This is a job of mornings.',
    ratings: { owner: 2, manager: 2 },
    events: [
      { topic: 2, kind: tab_hidden, seconds: 48 },
      { topic: 2, kind: tab_hidden, seconds: 31 },
      { topic: 3, kind: paste, characters: 212 },
    ],
    snapshots: 2,
  },
  'grace.jugah': { reason: 'Warm, and new to everything. Let us wait for the second round.', ratings: { owner: 3 } },
  'meiling.chan': {
    events: [
      {
        topic: 2,
        kind: copy,
        characters: 34,
        explanation: '我想把一句话移到前面去，所以先复制了下来。',
      },
    ],
    ratings: { member: 4 },
  },
  'arjun.pillai': { reason: 'Looks for a place to write his thesis beside, and says so. Fair, but not ours.' },
  'jason.ong': { reason: 'Very experienced. First we must know whether four mornings are enough for him.' },
  'priya.nair': {
    snapshots: 2,
    events: [
      {
        topic: 1,
        kind: camera_off,
        seconds: 22,
        explanation: 'The laptop went to sleep while I was thinking. I moved the mouse as soon as I saw it.',
      },
    ],
  },
  'aina.zulkifli': {
    reason: 'Ingin tahu tentang segalanya. Kita tunggu keputusan peperiksaannya.',
    comments: [{ by: 'member', text: 'Soalan dia tentang biji hijau lebih baik daripada soalan saya dahulu.' }],
    ratings: { member: 5, owner: 4 },
  },
  'jiahao.lim': {
    reason: 'Patient with small things, which is what roasting is.',
    ratings: { owner: 5, manager: 5 },
    events: [{ topic: 3, kind: focus_lost, seconds: 12, explanation: '手机闹钟响了，我把它关掉。' }],
  },
  'syafiq.rahman': {
    events: [
      {
        topic: 1,
        kind: tab_hidden,
        seconds: 17,
        explanation: 'Saya mencari maksud satu perkataan. Selepas itu saya tidak buat lagi.',
      },
    ],
  },
  'norhayati.ismail': { reason: 'Seeks an office job, and writes it between the lines of all three.' },
  'rozita.mahmud': {
    reason: 'The other five already ask her. Now she is paid for it.',
    ratings: { owner: 5, manager: 5 },
  },
  'azlan.bakar': { reason: 'Calm when it is loud. Shares the shift with Rozita from January.', ratings: { owner: 4 } },
  'sasha.pereira': { reason: 'Her pictures make one thirsty, and she asked about the kitchen first.' },
}

export const tracesOf = (email: string): DemoTraces => traces[email.split('@')[0] ?? ''] ?? {}

/** What only the person's own device can see. The rest is found out by the server. */
export const seenByDevice = {
  tab_hidden: 1,
  focus_lost: 2,
  cut: 3,
  copy: 4,
  paste: 5,
  right_click: 6,
  second_window: 7,
  camera_off: 8,
} as const

export type SeenByDevice = (typeof seenByDevice)[keyof typeof seenByDevice]

/**
 * What can happen beside the answers while somebody takes a survey. Signals, never verdicts: nothing follows from one by
 * itself.
 */
export const integrityEvent = { ...seenByDevice, network_changed: 9, repeat_attempt: 10, snapshot: 11 } as const

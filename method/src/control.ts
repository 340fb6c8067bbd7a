/** How much a person thinks they can influence what a statement says, by the codes that are stored. */
export const controls = { much: 1, some: 2, none: 3 } as const

export type Control = (typeof controls)[keyof typeof controls]

export function isControl(code: number): code is Control {
  return code === controls.much || code === controls.some || code === controls.none
}

/** Much is 1, Some 0, None -1. */
export function controlValue(control: Control): number {
  return controls.some - control
}

/** The same as `feelingRounding`, for a scale whose step is 1. */
export const controlRounding = 1 / 12

import { consoleEn } from './en.ts'
import { publicEn } from './en-public.ts'
import type { Messages } from './messages.ts'
import { consoleMs } from './ms.ts'
import { publicMs } from './ms-public.ts'
import { consoleZh } from './zh.ts'
import { publicZh } from './zh-public.ts'

/** English is the source: its keys are the keys. The specification's own sentences stand word for word. */
export const en = { ...publicEn, ...consoleEn } as const
export const zh: Messages = { ...publicZh, ...consoleZh }
export const ms: Messages = { ...publicMs, ...consoleMs }

import { businessPartner } from './modules/business-partner.ts'
import { collaborator } from './modules/collaborator.ts'
import { custom } from './modules/custom.ts'
import { jdFit } from './modules/jd-fit.ts'
import type { DefaultModule } from './modules/module.ts'
import { riseAndShine } from './modules/rise-and-shine.ts'
import { selfEmployed } from './modules/self-employed.ts'
import { startups } from './modules/startups.ts'

/** One of each kind, in the order in which they are offered: what most companies need first. */
export const defaultModules: readonly DefaultModule[] = [
  jdFit,
  riseAndShine,
  businessPartner,
  collaborator,
  selfEmployed,
  startups,
  custom,
]

import type { words as preview } from '../../i18n/en/module-preview.ts'
import { type Translate, useTranslate } from '../../i18n/translator.ts'
import type { LightKey } from '../words.ts'

export const useModulePreviewT = (): Translate<LightKey | keyof typeof preview> => useTranslate()

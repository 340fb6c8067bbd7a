import { type ModuleKindCode, moduleKindCodes } from '@catchpitch/contract/modules/module-kind'
import type { Choice } from '../../../ui/kit/choice-field.tsx'
import { useT } from '../../words.ts'

/** The seven kinds by their codes, as filters name them. */
export function useKindChoices(): (Choice & { value: ModuleKindCode })[] {
  const t = useT()
  return moduleKindCodes.map((code) => ({ value: code, label: t(`moduleKind.${code}`) }))
}

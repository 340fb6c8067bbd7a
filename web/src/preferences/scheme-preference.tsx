import type { shared } from '../i18n/en/shared.ts'
import { useTranslate } from '../i18n/translator.ts'
import { chooseScheme, useSchemeChoice } from '../ui/color-scheme.ts'
import { DeviceIcon, MoonIcon, SunIcon } from '../ui/icons.tsx'
import { Segments } from '../ui/segments.tsx'

export function SchemePreference() {
  const t = useTranslate<keyof typeof shared>()
  return (
    <Segments
      label={t('scheme.label')}
      value={useSchemeChoice()}
      segments={[
        { value: 'light', label: t('scheme.light'), icon: <SunIcon size={16} /> },
        { value: 'dark', label: t('scheme.dark'), icon: <MoonIcon size={16} /> },
        { value: 'system', label: t('scheme.system'), icon: <DeviceIcon size={16} /> },
      ]}
      onChoose={chooseScheme}
    />
  )
}

import { type InputMethod, inputMethod } from '@catchpitch/contract/respondent/input-method'
import { Icon } from '../../../ui/icon.tsx'
import { PencilIcon } from '../survey-icons.tsx'
import { MicrophoneIcon } from './saying/microphone-icon.tsx'

/** The sign of each way of expressing oneself. */
export function MethodIcon({ method }: { method: InputMethod }) {
  if (method === inputMethod.typing) return <PencilIcon />
  if (method === inputMethod.speech) return <MicrophoneIcon size={18} />
  return (
    <Icon size={18}>
      {method === inputMethod.images ? (
        <>
          <rect x="3.5" y="5" width="17" height="14" rx="2" />
          <path d="m4 17 5-5 4 4 3-2.5 4.5 4M15.5 9.5h.01" />
        </>
      ) : (
        <>
          <path d="M9 18V6l10-2v12" />
          <circle cx="6.5" cy="18" r="2.5" />
          <circle cx="16.5" cy="16" r="2.5" />
        </>
      )}
    </Icon>
  )
}

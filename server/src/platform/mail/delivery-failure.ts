/** Why a mail did not go out, in the one respect that matters: what to do with it next. */
export type DeliveryFailure = {
  /**
   * Refused: this mail will never be taken. Postponed: it may be taken later. Unreachable: no mail would be taken now,
   * the fault being the server's or our settings', not the mail's.
   */
  kind: 'refused' | 'postponed' | 'unreachable'
  reason: string
  /** The server knows that nobody reads mail at this address. */
  no_such_mailbox: boolean
}

const longest_reason = 500

type SmtpError = { message: string; code: string | null; command: string | null; reply: number | null }

function read(error: unknown): SmtpError {
  if (!(error instanceof Error)) return { message: String(error), code: null, command: null, reply: null }
  return {
    message: error.message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : null,
    command: 'command' in error && typeof error.command === 'string' ? error.command : null,
    reply: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null,
  }
}

/**
 * The server's words as they may be kept: without addresses, which would outlive the erasure of their person, without
 * links, which a filter quotes when it dislikes them, and without control characters, of which one (NUL) cannot be
 * stored at all.
 */
function reasonFrom(message: string): string {
  return message
    .slice(0, 10 * longest_reason)
    .replaceAll(/\bhttps?:\S+/gi, '…')
    .replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '…')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, longest_reason)
}

/** 503 says that the commands came in a wrong order: the connection is at fault, the same mail may pass on another. */
const isForGood = (reply: number) => reply >= 500 && reply < 600 && reply !== 503

function kindOf({ code, command, reply }: SmtpError): DeliveryFailure['kind'] {
  const about_this_mail = code === 'EENVELOPE' || code === 'EMESSAGE'
  // Refused as a sender we would be with every mail, and a password can be put right while the mails wait.
  if (!about_this_mail || (command === 'MAIL FROM' && code === 'EENVELOPE') || reply === 421) return 'unreachable'
  // Without a reply it did not even get to the server: too large for it, or an address that fits into no envelope.
  if (reply === null) return 'refused'
  return isForGood(reply) ? 'refused' : 'postponed'
}

/** Reads an error of the mail library. An error that it cannot place is held against the server, so no mail is lost by it. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const smtp = read(error)
  const kind = kindOf(smtp)
  return {
    kind,
    reason: reasonFrom(smtp.message),
    // By the enhanced status: a plain 550 may as well mean that we are on a list, which says nothing about the address.
    no_such_mailbox: kind === 'refused' && smtp.command === 'RCPT TO' && /\b5\.1\.(?:1|10)\b/.test(smtp.message),
  }
}

import { type PollLoop, startPollLoop } from '#platform/jobs/poll-loop'
import { mail_lanes } from './mail-transport.ts'
import { createMailSender, type MailSender } from './send-next-mail.ts'

type Options = MailSender & { on_error: (error: unknown) => void }

/** How late a mail may be. */
const look_every_ms = 1000

/** Sends what is due, in every worker: they step over each other's rows. Stopping it lets the mails under way arrive. */
export function startMailLoop({ on_error, ...sender }: Options): PollLoop {
  return startPollLoop({ turn: createMailSender(sender), lanes: mail_lanes, wait_ms: look_every_ms, on_error })
}

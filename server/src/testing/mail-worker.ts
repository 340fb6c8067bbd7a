import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/db/database'
import { startMailLoop } from '#platform/mail/mail-loop'
import { openMailTransport } from '#platform/mail/mail-transport'
import { testSender } from './secrets.ts'

/** A worker that does nothing but send mails, as a process of its own that a test can kill. */
const [, , database_url = '', smtp_url = ''] = process.argv
const ignore = () => {}
const { db } = openDatabase(database_url, { max: 4, on_error: ignore })
const transport = openMailTransport(smtp_url)
startMailLoop({ ...testSender, db, clock: systemClock, transport, on_error: ignore })

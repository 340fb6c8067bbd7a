import { demoPassword, demoPeople } from '#content/demo/demo-people'
import type { Config } from '#platform/config'

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The first minute of a newcomer: where it is, and how to get in. */
export function announce(config: Config, url: string): void {
  if (config.role === 'worker') return say(`${config.app_name} works in the background. Its probes answer at ${url}`)
  say('', `  ${config.app_name} is running at ${url}`, '')
  if (config.demo) {
    const width = Math.max(...demoPeople.map(({ email }) => email.length))
    say(`  Sign in as one of these, with the password ${demoPassword}`)
    say(...demoPeople.map(({ email, role }) => `    ${email.padEnd(width)}  ${role}`), '')
  }
  if (config.smtp_url === null) say(`  Mails stay on this machine: ${url}/dev/mail`)
  if (config.stripe === null && !config.production) say('  No card is charged: pay with 4242 4242 4242 4242')
  say('  Stop it with Ctrl-C.', '')
}

export function announceRunning(url: string): void {
  say('', `  It is running already, at ${url}`, '')
}

import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const record = z.object({ pid: z.int(), url: z.url() })

const fileIn = (data_dir: string) => join(data_dir, 'running.json')

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) })
    return reply.ok
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Where the server of this data folder runs, if one does. A record left behind by one that was
 * killed is not believed: its process must live and its address must answer.
 */
export async function findRunningServer(data_dir: string): Promise<string | null> {
  const text = await readFile(fileIn(data_dir), 'utf8').catch(() => 'null')
  const parsed = record.safeParse(JSON.parse(text))
  if (!parsed.success || !isAlive(parsed.data.pid)) return null
  return (await answers(parsed.data.url)) ? parsed.data.url : null
}

export async function recordRunningServer(data_dir: string, url: string): Promise<void> {
  // Renamed into place, so that nobody ever reads half of it.
  const draft = `${fileIn(data_dir)}.new`
  await writeFile(draft, JSON.stringify({ pid: process.pid, url }))
  await rename(draft, fileIn(data_dir))
}

export async function forgetRunningServer(data_dir: string): Promise<void> {
  await rm(fileIn(data_dir), { force: true })
}

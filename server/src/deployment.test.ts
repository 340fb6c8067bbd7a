import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, settingNames } from '#platform/config'

/** What is shipped beside the code says the same as the code. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const dependencies = z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([])
const composition = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.string().optional(),
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
      depends_on: dependencies,
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
})

const compose = composition.parse(parse(read('compose.yaml'), { merge: true }))
const services = Object.entries(compose.services)
const ours = services.filter(([, service]) => service.build === '.')

/** As compose does it: what is given in `.env`, or what stands behind `:-`. */
function interpolate(text: string, given: Record<string, string>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const value = given[name] ?? (kind === '-' ? rest : undefined)
    if (value === undefined) throw new Error(`${name} is not in .env`)
    return value
  })
}

const given = {
  PUBLIC_URL: 'https://hire.company.example',
  APP_SECRET: 'x'.repeat(64),
  DATABASE_PASSWORD: 'letters4and5digits',
  STORE_PASSWORD: 'letters6and7digits',
}

const settingsOf = (environment: Record<string, string>) => ({
  NODE_ENV: 'production',
  ...Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, interpolate(text, given)])),
})

describe('compose.yaml', () => {
  it('starts two processes for calls and one for the work behind them, with settings that the product takes', () => {
    const configs = ours.map(([, { environment }]) => readConfig(settingsOf(environment)))
    expect(configs.map(({ role }) => role).toSorted()).toEqual(['api', 'api', 'worker'])
    for (const config of configs) {
      expect(config).toMatchObject({ demo: false, production: true, s3: { bucket: 'catchpitch' } })
    }
  })

  it('sets nothing that the product does not know', () => {
    for (const [, { environment }] of ours) {
      expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
    }
  })

  it('has no password in it, and docs/operations.md names what .env must have', () => {
    const text = read('compose.yaml')
    const secrets = services.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
    )
    expect(secrets.length).toBeGreaterThan(5)
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+(:\?[^}]+|:-)?\}$/)
    const needed = Array.from(text.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name)
    expect(new Set(needed)).toEqual(new Set(Object.keys(given)))
    for (const name of needed) expect(read('docs/operations.md')).toContain(`${name}=`)
  })

  it('names only services, volumes and files that exist, each image by its version', () => {
    for (const [, { depends_on, volumes, image }] of services) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      for (const name of needed) expect(compose.services).toHaveProperty(name)
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true)
        else expect(compose.volumes).toHaveProperty(source)
      }
      if (image !== 'catchpitch:latest') expect(image).toMatch(/:(?:v?\d+\.\d+|RELEASE\.\d{4})/)
    }
    const upstreams = read('deploy/Caddyfile').match(/[\w-]+(?=:3000)/g) ?? []
    expect(upstreams).toEqual(ours.map(([name]) => name).filter((name) => name.startsWith('api')))
    expect(read('deploy/Caddyfile')).toContain('health_uri /readyz')
  })
})

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n')
  const instructions = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/\s+/))
  const named = (name: string) =>
    instructions.filter(([instruction]) => instruction === name).map(([, ...rest]) => rest)
  const copies = named('COPY').map((words) => ({
    from: words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null,
    sources: words.filter((word) => !word.startsWith('--')).slice(0, -1),
  }))

  it('copies only what exists, and what .dockerignore lets through', () => {
    const allowed = read('.dockerignore').match(/(?<=^!).+$/gm) ?? []
    for (const source of copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources)) {
      expect(existsSync(join(root, source)), source).toBe(true)
      expect(
        allowed.some((path) => source === path || source.startsWith(`${path}/`)),
        source,
      ).toBe(true)
    }
  })

  it('knows every package of the workspace, or npm would refuse to install', () => {
    const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')))
    const sources = copies.flatMap((copy) => copy.sources)
    for (const name of workspaces) expect(sources).toContain(`${name}/package.json`)
  })

  it('ends with what is built, not as root, and runs it', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))
    expect(last).toContain('USER node')
    expect(copies.filter(({ from }) => from === 'build').flatMap(({ sources }) => sources)).toEqual([
      '/src/web/dist',
      '/src/server/dist',
      '/src/stripe-stand-in/dist',
      '/src/speech',
      '/src/fonts',
    ])
    expect(last.at(-2)).toBe('CMD ["node", "--enable-source-maps", "server/dist/main.mjs"]')
    expect(read('Dockerfile')).toContain("'/readyz'")
  })

  it('is built on one exact Node that the product accepts, and sets only what the product knows', () => {
    const images = named('FROM')
      .map(([image = '']) => image)
      .filter((image) => image.includes(':'))
    expect(new Set(images).size).toBe(1)
    const [, major, minor] = /^node:(\d+)\.(\d+)\.\d+-/.exec(images[0] ?? '') ?? []
    expect([Number(major), Number(minor) >= 19]).toEqual([20, true])
    const set = named('ENV')
      .flat()
      .map((assignment) => assignment.split('=')[0] ?? '')
    expect(set.filter((name) => !name.startsWith('npm_config_') && !settingNames.includes(name))).toEqual([])
  })
})

describe('docs/operations.md', () => {
  const text = read('docs/operations.md')

  it('has every setting in its table, and no other', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'))
    const told = rows.flatMap((row) =>
      Array.from((row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g), ([, name = '']) => name),
    )
    expect(told.toSorted()).toEqual(settingNames.toSorted())
  })

  it('names only commands that exist', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')))
    const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
    expect(commands.length).toBeGreaterThan(3)
    for (const name of commands) expect(scripts).toHaveProperty(name)
    for (const [, name] of text.matchAll(/server\/dist\/commands\/([\w-]+)\.mjs/g)) {
      expect(existsSync(join(root, `server/src/commands/${name}.ts`)), name).toBe(true)
    }
  })
})

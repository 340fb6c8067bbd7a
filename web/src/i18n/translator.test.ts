import type { Language } from '@catchpitch/contract/languages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Words = Readonly<Record<string, string>>

const storage = new Map<string, string>()
let tellOtherTabs: (event: { key: string; newValue: string }) => void

/** Chosen in another tab of this browser. */
function chooseElsewhere(language: Language): void {
  storage.set('language', language)
  tellOtherTabs({ key: 'language', newValue: language })
}

beforeEach(() => {
  storage.clear()
  tellOtherTabs = () => {}
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelector: () => null })
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: typeof tellOtherTabs) => {
      tellOtherTabs = listener
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

// Whoever comes next finds no browser, and a translator that has not been started.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page whose words come when they are told to. */
async function page() {
  const waiting = new Map<Language, Array<() => void>>()
  const loaderOf = (language: Language) => () =>
    new Promise<Words>((resolve) => {
      waiting.set(language, [...(waiting.get(language) ?? []), () => resolve({ hello: language })])
    })
  const load = { en: loaderOf('en'), zh: loaderOf('zh'), ms: loaderOf('ms') }
  const translator = await import('./translator.ts')
  return {
    translator,
    load,
    async arrive(language: Language) {
      await vi.waitFor(() => expect(waiting.get(language)).toBeDefined())
      for (const resolve of waiting.get(language) ?? []) resolve()
      waiting.delete(language)
      await new Promise((resolve) => setTimeout(resolve))
    },
    said: () => [document.documentElement.lang, translator.translateNow('hello')],
  }
}

async function startedPage() {
  const shown = await page()
  const started = shown.translator.startTranslator(shown.load)
  await shown.arrive('en')
  await started
  return shown
}

it('follows a language that is chosen in another tab', async () => {
  const { arrive, said } = await startedPage()
  expect(said()).toEqual(['en', 'en'])
  chooseElsewhere('ms')
  await arrive('ms')
  expect(said()).toEqual(['ms', 'ms'])
})

it('follows one that is chosen in another tab before its own first words have come', async () => {
  const { translator, load, arrive, said } = await page()
  const started = translator.startTranslator(load)
  chooseElsewhere('zh')
  await arrive('en')
  await started
  await arrive('zh')
  expect(said()).toEqual(['zh', 'zh'])
})

it('shows the language that was asked for last, in whatever order the words come', async () => {
  const { arrive, said } = await startedPage()
  chooseElsewhere('zh')
  chooseElsewhere('ms')
  await arrive('ms')
  await arrive('zh')
  expect(said()).toEqual(['ms', 'ms'])
})

it('remembers the last of two choices, though the words of the first come after', async () => {
  const { translator, arrive, said } = await startedPage()
  const choices = [translator.chooseLanguage('zh'), translator.chooseLanguage('ms')]
  await arrive('ms')
  await arrive('zh')
  await Promise.all(choices)
  expect(said()).toEqual(['ms', 'ms'])
  expect(storage.get('language')).toBe('ms')
})

import { type Language, languages } from '@catchpitch/contract/languages'
import { limits } from '@catchpitch/contract/limits'
import { describe, expect, it } from 'vitest'
import { defaultDimensions } from './default-dimensions.ts'
import { defaultGuides } from './default-guides.ts'
import { defaultInterpretations } from './default-interpretations.ts'
import { defaultJobs } from './default-jobs.ts'
import { defaultMails } from './default-mails.ts'
import { defaultModules } from './default-modules.ts'
import { defaultNotices } from './default-notices.ts'
import { defaultOptions } from './default-options.ts'
import { defaultPlans } from './default-plans.ts'
import { defaultSituations } from './default-situations.ts'
import { defaultSlides } from './default-slides.ts'
import { defaultStrategies } from './default-strategies.ts'
import { defaultTemplates } from './default-templates.ts'
import { everyText, repeated, strayTags } from './every-text.ts'

const catalog = {
  dimensions: defaultDimensions,
  situations: defaultSituations,
  modules: defaultModules,
  interpretations: defaultInterpretations,
  templates: defaultTemplates,
  jobs: defaultJobs,
  strategies: defaultStrategies,
  slides: defaultSlides,
  guides: defaultGuides,
  notices: defaultNotices,
  mails: defaultMails,
  options: defaultOptions,
  plans: defaultPlans,
}

const all = everyText(catalog)

const problems = (of: (text: string, language: Language) => boolean) =>
  all.flatMap(({ at, texts }) =>
    languages
      .filter((language) => of(texts[language], language))
      .map((language) => `${at} ${language}: ${texts[language]}`),
  )

const placeholders = (text: string) => new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name))

describe('every text of the catalogue', () => {
  it('says something in each language, without spaces at its ends or two in a row', () => {
    expect(all.length).toBeGreaterThan(500)
    expect(problems((text) => text.trim() === '' || text !== text.trim() || /[^\S\n]{2}/.test(text))).toEqual([])
  })

  it('is written in its language', () => {
    expect(problems((text, language) => (language === 'zh') !== /\p{Script=Han}/u.test(text))).toEqual([])
    // What is the same word in both languages; everything else that is equal was forgotten.
    const alike = new Set(['Diploma', 'Barista', 'Tutor'])
    expect(all.filter(({ texts }) => texts.en === texts.ms && !alike.has(texts.en))).toEqual([])
    // Words of Indonesian that Malay has others for, as a quick translation would bring them.
    const foreign = /\b(bisa|karena|perusahaan|karyawan|pelamar|lowongan|mobil|uang|kantor|senin|kamu)\b/i
    expect(problems((text, language) => language === 'ms' && foreign.test(text))).toEqual([])
  })

  it('is punctuated as its language is', () => {
    expect(
      problems((text, language) => language === 'zh' && /\p{Script=Han}[,.?!:;]|[,?!;]\p{Script=Han}/u.test(text)),
    ).toEqual([])
    expect(problems((text, language) => language !== 'zh' && /[，。？！：；、（）]/.test(text))).toEqual([])
  })

  it('has the same lines, tags and placeholders in each language', () => {
    const shape = (text: string) => ({
      lines: text.split('\n').length,
      tags: text.match(/<[^>]*>/g),
      placeholders: placeholders(text),
    })
    for (const { at, texts } of all) {
      for (const language of languages) expect(shape(texts[language]), `${at} ${language}`).toEqual(shape(texts.en))
    }
  })

  it('calls nobody good or bad, and claims to measure nothing', () => {
    const claims = /personalit|personaliti|性格|人格|predict|ramal|预测|best candidate|calon terbaik|最佳人选/i
    expect(problems((text) => claims.test(text))).toEqual([])
  })

  it('keeps names within what a name may be', () => {
    const long = all.filter(({ at, texts }) => at.endsWith('/name') && languages.some((one) => texts[one].length > 100))
    expect(long).toEqual([])
  })
})

describe('situations', () => {
  it.each(languages)('are not copied from each other in %s', (language) => {
    for (const field of ['name', 'topic', 'text_display'] as const) {
      expect(repeated(everyText(defaultSituations.map((one) => one[field])), language)).toEqual([])
    }
    expect(
      repeated(everyText(defaultSituations.map(({ code, quadrants }) => ({ code, quadrants }))), language),
    ).toEqual([])
  })

  it('look through every dimension, often enough for it to say something by itself', () => {
    expect(defaultSituations.length).toBeGreaterThanOrEqual(16)
    for (const { code } of defaultDimensions) {
      expect(defaultSituations.filter(({ dimension }) => dimension === code).length, code).toBeGreaterThanOrEqual(3)
    }
    const codes = defaultDimensions.map(({ code }) => code)
    expect(defaultSituations.filter(({ dimension }) => !codes.includes(dimension))).toEqual([])
    expect(new Set(defaultSituations.map(({ code }) => code)).size).toBe(defaultSituations.length)
  })

  it('show three samples that somebody could have written', () => {
    for (const { code, sample_statements } of defaultSituations) {
      for (const language of languages) {
        const samples = sample_statements[language].split('\n')
        expect(samples, code).toHaveLength(3)
        expect(samples.every((one) => one.length <= limits.statement.text.max)).toBe(true)
      }
    }
  })
})

describe('modules', () => {
  it('are there for each kind of the specification', () => {
    expect(new Set(defaultModules.map(({ kind }) => kind))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
  })

  it.each(languages)('are not copied from each other in %s', (language) => {
    const own = defaultModules.map(({ name, description, completion_message }) => ({
      name,
      description,
      completion_message,
    }))
    expect(repeated(everyText(own), language)).toEqual([])
    expect(repeated(everyText(defaultModules.map(({ queries }) => queries)), language)).toEqual([])
    for (const { screening_suggestions } of defaultModules) {
      expect(repeated(everyText(screening_suggestions), language)).toEqual([])
    }
  })

  it.each(defaultModules)(
    '$code asks three or four situations, and offers to find out what they can tell',
    (module) => {
      const asked = module.situations.map((code) => defaultSituations.find((one) => one.code === code))
      expect(asked).not.toContain(undefined)
      expect([3, 4]).toContain(asked.length)
      expect(new Set(module.situations).size).toBe(asked.length)
      const seen = new Set(asked.map((one) => one?.dimension))
      // The situations of the custom module are there to be exchanged, so it offers what all others tell.
      const told = module.kind === 0 ? new Set(defaultDimensions.map(({ code }) => code)) : seen
      expect(new Set(module.queries.map(({ dimension }) => dimension))).toEqual(told)
      expect(module.screening_suggestions.length).toBeGreaterThanOrEqual(3)
    },
  )

  it('say how long it takes: 30 to 45 minutes and an hour, in Chinese 30 to 40', () => {
    for (const { instructions } of defaultModules) {
      expect(instructions.en).toContain('30 to 45 minutes. Allow an hour')
      expect(instructions.zh).toContain('30 至 40 分钟。建议预留一小时')
      expect(instructions.ms).toContain('30 hingga 45 minit. Peruntukkan sejam')
    }
  })
})

describe('interpretations', () => {
  it('are there for every quadrant of every dimension, to read and to ask', () => {
    for (const { code } of defaultDimensions) {
      for (const quadrant of [1, 2, 3, 4]) {
        const here = defaultInterpretations.filter((one) => one.dimension === code && one.quadrant === quadrant)
        expect(
          here.map(({ type }) => type),
          `${code} ${quadrant}`,
        ).toEqual([1, 2])
      }
    }
    expect(new Set(defaultInterpretations.map(({ code }) => code)).size).toBe(defaultInterpretations.length)
  })

  it.each(languages)('are not copied from each other in %s', (language) => {
    expect(repeated(everyText(defaultInterpretations.map(({ description }) => description)), language)).toEqual([])
    expect(repeated(everyText(defaultInterpretations.map(({ name }) => name)), language)).toEqual([])
  })

  it('ask where they propose to ask', () => {
    const asked = defaultInterpretations.filter(({ type }) => type === 2).map(({ description }) => description)
    for (const { en, zh, ms } of asked)
      expect([/[?.]$/.test(en), /[？。]$/.test(zh), /[?.]$/.test(ms)]).not.toContain(false)
  })
})

describe('what companies begin with', () => {
  const codesOf = (entries: readonly { code: string }[]) => entries.map(({ code }) => code)
  const industries = codesOf(defaultOptions.industry)
  const positions = codesOf(defaultOptions.job_position)

  it.each(defaultTemplates)(
    'template $code is made of what there is',
    ({ module, situations, industry, job_position }) => {
      expect(codesOf(defaultModules)).toContain(module)
      expect(codesOf(defaultSituations)).toEqual(expect.arrayContaining([...situations]))
      expect([3, 4]).toContain(new Set(situations).size)
      if (industry !== null) expect(industries).toContain(industry)
      if (job_position !== null) expect(positions).toContain(job_position)
    },
  )

  it('has a template for each kind of module', () => {
    expect(new Set(defaultTemplates.map(({ module }) => module))).toEqual(new Set(codesOf(defaultModules)))
  })

  it('has twelve jobs, each as a description and as a day, and leaves alone only who is senior', () => {
    expect(defaultJobs.filter(({ type }) => type === 1)).toHaveLength(12)
    expect(defaultJobs.filter(({ type }) => type === 2)).toHaveLength(12)
    for (const { code, job_position, industry, supervision } of defaultJobs) {
      const position = defaultOptions.job_position.find((one) => one.code === job_position)
      expect(position, code).toBeDefined()
      if (industry !== null) expect(industries).toContain(industry)
      if (supervision === 3) expect(position?.senior, code).toBe(true)
    }
  })

  it.each(languages)('repeats nothing in %s', (language) => {
    const groups = {
      templates: defaultTemplates,
      jobs: defaultJobs.map(({ name, description }) => ({ name, description })),
      strategies: defaultStrategies,
      slides: defaultSlides,
      guides: defaultGuides,
    }
    for (const group of Object.values(groups)) expect(repeated(everyText(group), language)).toEqual([])
  })

  it('has eight industries, at least ten guides and the five questions of the specification', () => {
    expect(industries).toHaveLength(8)
    expect(defaultGuides.length).toBeGreaterThanOrEqual(10)
    expect(defaultSlides.filter(({ type }) => type === 2)).toHaveLength(5)
  })

  it('uses rich text of paragraphs, headings, lists and emphasis only, each tag closed', () => {
    const rich = everyText([defaultGuides, defaultTemplates, defaultJobs, defaultNotices])
    for (const { at, texts } of rich) {
      for (const language of languages) expect(strayTags(texts[language]), `${at} ${language}`).toEqual([])
    }
  })
})

import { colourImages, coverImages } from '@catchpitch/contract/groups/company-images'
import { languages } from '@catchpitch/contract/languages'
import { expect, it } from 'vitest'
import { companyImageAddress } from './company-image-address.ts'

const sources = import.meta.glob<string>('./{covers,colours}/*.svg', { eager: true, query: '?raw', import: 'default' })
const previews = import.meta.glob('./previews/*.jpg')
const names = { ...coverImages, ...colourImages }

it('finds a picture for every name, and a name for every picture', () => {
  expect(Object.keys(coverImages)).toHaveLength(8)
  expect(Object.keys(colourImages)).toHaveLength(8)
  expect(Object.keys(sources)).toHaveLength(16)
  for (const code of Object.keys(names)) expect(companyImageAddress(code)).toContain(code)
  expect(companyImageAddress('nowhere')).toBeUndefined()
})

it('has each as previews of links show it', () => {
  const drawn = Object.keys(previews).map((path) => path.replace('./previews/', '').replace('.jpg', ''))
  expect(new Set(drawn)).toEqual(new Set(Object.keys(names)))
})

it('calls each by a name of its own in every language', () => {
  for (const language of languages) {
    const said = Object.values(names).map((texts) => texts[language])
    expect(new Set(said).size).toBe(16)
    expect(said).not.toContain('')
  }
})

it.each(Object.entries(sources))('%s is small and does nothing but show shapes', (_, source) => {
  expect(source.length).toBeLessThan(10_000)
  expect(source).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 480"/)
  expect(source).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|(?:href|src)="(?!#)/i)
})

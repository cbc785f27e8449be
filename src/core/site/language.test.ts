import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '../evidence/page.ts'
import { aPage } from '#support/page-facts.ts'
import { isInOurLanguages } from './language.ts'

type Languages = Readonly<Record<string, number>>

/** A page of 100 words in these languages. */
const page = (languages: Languages, given: { url?: string; lang?: string | null; words?: number } = {}) =>
  aPage({
    url: given.url ?? '/',
    lang: given.lang === undefined ? 'en' : given.lang,
    text: { words: given.words ?? 100, languages },
  })

const ENGLISH = page({ en: 1 })
const GERMAN = page({ de: 1 })
const { languages: _, ...NOT_LOOKED_AT } = ENGLISH.text
const many = (count: number, one: PageFacts): PageFacts[] => Array.from({ length: count }, () => one)

describe('a website whose language our phrase lists cover', () => {
  it('is in English or te reo Māori by its words, whatever lang says', () => {
    assert.equal(isInOurLanguages([page({ en: 1 }, { lang: 'de' })]), true)
    assert.equal(isInOurLanguages([page({ mi: 0.5, en: 0.4 })]), true)
    assert.equal(isInOurLanguages([page({ de: 0.9 }, { lang: 'en' })]), false)
    assert.equal(isInOurLanguages([page({ fr: 0.4, en: 0.2 })]), false)
  })

  it('is none whose language was not recognised', () => {
    assert.equal(isInOurLanguages([page({})]), false)
    assert.equal(isInOurLanguages([page({ en: 0.29 })]), false)
    assert.equal(isInOurLanguages([{ ...ENGLISH, text: { ...NOT_LOOKED_AT, words: 100 } }]), false)
  })

  it('is none in another script', () => {
    assert.equal(isInOurLanguages([aPage({ text: { words: 3, nonLatinShare: 0.6 } })]), false)
  })

  it('is recognised by its other pages where the homepage is in two languages', () => {
    const both = page({ en: 0.5, it: 0.5 })
    assert.equal(isInOurLanguages([both]), false)
    assert.equal(isInOurLanguages([both, ENGLISH]), true)
    assert.equal(isInOurLanguages([both, GERMAN]), false)
  })

  it('needs a third of its pages in our languages, apart from its translations', () => {
    assert.equal(isInOurLanguages([ENGLISH, GERMAN, GERMAN]), true)
    assert.equal(isInOurLanguages([ENGLISH, GERMAN, GERMAN, GERMAN]), false)
    assert.equal(isInOurLanguages([ENGLISH, ...many(9, page({ de: 1 }, { url: '/de/angebot' }))]), true)
  })

  it('has no translations at the addresses of countries that are no languages', () => {
    for (const country of ['nz', 'au', 'us', 'gb', 'NZ'])
      assert.equal(
        isInOurLanguages([page({}), ...many(10, page({ en: 1 }, { url: `/${country}/shop` }))]),
        true,
      )
    assert.equal(isInOurLanguages([page({}), ...many(10, page({ en: 1 }, { url: '/de/shop' }))]), false)
  })

  it('may have a homepage in another language when three pages and half of the rest are in ours', () => {
    assert.equal(isInOurLanguages([GERMAN, ENGLISH, ENGLISH]), false)
    assert.equal(isInOurLanguages([GERMAN, ...many(3, ENGLISH)]), true)
    assert.equal(isInOurLanguages([...many(4, GERMAN), ...many(3, ENGLISH)]), false)
  })

  it('has the language of `lang` where there are too few words', () => {
    assert.equal(isInOurLanguages([page({}, { words: 11 })]), true)
    assert.equal(isInOurLanguages([page({}, { words: 11, lang: 'mi' })]), true)
    assert.equal(isInOurLanguages([page({}, { words: 11, lang: 'fr' })]), false)
  })

  it('may have no words', () => {
    assert.equal(isInOurLanguages([page({}, { words: 0, lang: 'de' })]), true)
    assert.equal(isInOurLanguages([]), true)
  })
})

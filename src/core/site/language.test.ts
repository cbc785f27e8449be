import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '../evidence/page.ts'
import { aPage } from '#support/page-facts.ts'
import { readable } from './language.ts'

type Languages = Readonly<Record<string, number>>

/** A page of 100 words in these languages. */
const page = (languages: Languages, said: { url?: string; lang?: string | null; words?: number } = {}) =>
  aPage({
    url: said.url ?? '/',
    lang: said.lang === undefined ? 'en' : said.lang,
    text: { words: said.words ?? 100, languages },
  })

const ENGLISH = page({ en: 1 })
const GERMAN = page({ de: 1 })
const { languages: _, ...NOT_LOOKED_AT } = ENGLISH.text
const many = (count: number, one: PageFacts): PageFacts[] => Array.from({ length: count }, () => one)

describe('a site that our lists can read', () => {
  it('is in English or te reo Māori by its words, whatever lang says', () => {
    assert.equal(readable([page({ en: 1 }, { lang: 'de' })]), true)
    assert.equal(readable([page({ mi: 0.5, en: 0.4 })]), true)
    assert.equal(readable([page({ de: 0.9 }, { lang: 'en' })]), false)
    assert.equal(readable([page({ fr: 0.4, en: 0.2 })]), false)
  })

  it('is not one whose words could not be told', () => {
    assert.equal(readable([page({})]), false)
    assert.equal(readable([page({ en: 0.29 })]), false)
    assert.equal(readable([{ ...ENGLISH, text: { ...NOT_LOOKED_AT, words: 100 } }]), false)
  })

  it('is not one in another script', () => {
    assert.equal(readable([aPage({ text: { words: 3, nonLatinShare: 0.6 } })]), false)
  })

  it('is told by its other pages where the homepage is in two languages', () => {
    const both = page({ en: 0.5, it: 0.5 })
    assert.equal(readable([both]), false)
    assert.equal(readable([both, ENGLISH]), true)
    assert.equal(readable([both, GERMAN]), false)
  })

  it('needs a third of its pages in our languages, its translations aside', () => {
    assert.equal(readable([ENGLISH, GERMAN, GERMAN]), true)
    assert.equal(readable([ENGLISH, GERMAN, GERMAN, GERMAN]), false)
    assert.equal(readable([ENGLISH, ...many(9, page({ de: 1 }, { url: '/de/angebot' }))]), true)
  })

  it('may start in another language when three pages and half of them are in ours', () => {
    assert.equal(readable([GERMAN, ENGLISH, ENGLISH]), false)
    assert.equal(readable([GERMAN, ...many(3, ENGLISH)]), true)
    assert.equal(readable([...many(4, GERMAN), ...many(3, ENGLISH)]), false)
  })

  it('is what lang says where there are too few words to tell', () => {
    assert.equal(readable([page({}, { words: 11 })]), true)
    assert.equal(readable([page({}, { words: 11, lang: 'mi' })]), true)
    assert.equal(readable([page({}, { words: 11, lang: 'fr' })]), false)
  })

  it('may be without any words', () => {
    assert.equal(readable([page({}, { words: 0, lang: 'de' })]), true)
    assert.equal(readable([]), true)
  })
})

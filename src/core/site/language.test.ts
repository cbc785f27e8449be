import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { countWords } from '#core/text.ts'
import { aPage } from '#support/page-facts.ts'
import { readable } from './language.ts'

const times = (text: string, count: number): string => Array.from({ length: count }, () => text).join(' ')
const page = (main: string, said: { nonLatinShare?: number } = {}): PageFacts =>
  aPage({ lang: 'en', text: { main, words: countWords(main), mainWords: countWords(main), ...said } })

const ENGLISH =
  'We bake the bread for you and your family every day, and you can taste it in all of our shops.'
const MAORI = 'Nau mai ki te whare o mātou. Kei konei ngā kai reka mō te whānau, ā, kua tuwhera mai te toa.'
const GERMAN =
  'Wir backen das Brot für Sie und Ihre Familie jeden Tag, und die Kunden sind mit uns zufrieden.'
const FRENCH =
  'Nous faisons le pain pour vous et votre famille, dans nos boutiques avec les meilleurs produits.'
const FINNISH =
  'Leivomme leipää sinulle sekä perheellesi joka päivä, maista kaikissa myymälöissämme ympäri kaupunkia.'

describe('a site that our lists can read', () => {
  it('is in English or te reo Māori by its words, whatever lang says', () => {
    assert.equal(readable([page(times(ENGLISH, 5))]), true)
    assert.equal(readable([page(times(MAORI, 5))]), true)
    assert.equal(readable([page(times(GERMAN, 5))]), false)
    assert.equal(readable([page(times(FRENCH, 5))]), false)
  })

  it('is not one in a language that we know no words of', () => {
    assert.equal(readable([page(times(FINNISH, 8))]), false)
  })

  it('is not one in another script', () => {
    assert.equal(readable([page('Хлеб', { nonLatinShare: 0.6 })]), false)
  })

  it('is told by more pages when the homepage says little', () => {
    assert.equal(readable([page('Welkom'), page(times(GERMAN, 5))]), false)
    assert.equal(readable([page("Joe's"), page(times(ENGLISH, 5))]), true)
  })

  it('is given the benefit of the doubt when there is too little to tell', () => {
    assert.equal(readable([page("Joe's")]), true)
    assert.equal(readable([]), true)
  })
})

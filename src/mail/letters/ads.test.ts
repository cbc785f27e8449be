import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adsCeilingLetter, adsPagesLetter } from './ads.ts'

const COST = { ceiling: 'A$500.00', cost: 'A$501.20', url: 'https://fettle.fixture/ads' }
const names = (count: number) => Array.from({ length: count }, (_, at) => `C${at + 1}`)

const letterFor = (count: number) =>
  adsPagesLetter({
    pages: names(count).map((name) => ({ url: `https://a.test/${name}`, why: 'It is missing.' })),
    url: COST.url,
    unsubscribeUrl: 'https://fettle.fixture/u',
  })

describe('a letter about ads', () => {
  it('says how many campaigns more than the ten named ones were paused, or still run', () => {
    const { paragraphs } = adsCeilingLetter({ ...COST, paused: names(11), notPaused: names(12) })
    const ten = names(10).join(', ')
    assert.ok(paragraphs.includes(`We paused ${ten} and 1 more.`), paragraphs.join('\n'))
    assert.ok(paragraphs[2]?.startsWith(`Google didn’t let us pause ${ten} and 2 more. Please`))
  })

  it('names a few in the usual words', () => {
    const { paragraphs } = adsCeilingLetter({ ...COST, paused: names(2), notPaused: [] })
    assert.ok(paragraphs.includes('We paused C1 and C2.'))
  })

  it('says how many pages more than the ten named ones do not open', () => {
    const pages = names(12).map((name) => ({ url: `https://a.test/${name}`, why: 'It is missing.' }))
    const { paragraphs } = adsPagesLetter({
      pages,
      url: COST.url,
      unsubscribeUrl: 'https://fettle.fixture/u',
    })
    assert.deepEqual(paragraphs.slice(9, 11), ['https://a.test/C10: It is missing.', 'And 2 more pages.'])
  })

  it('speaks of one page or of several', () => {
    assert.equal(letterFor(1).subject, 'Your ads lead to a page that doesn’t open')
    assert.equal(letterFor(2).subject, 'Your ads lead to 2 pages that don’t open')
    assert.ok(letterFor(1).paragraphs.at(-1)?.endsWith('pause the ads or fix the page.'))
    assert.ok(letterFor(2).paragraphs.at(-1)?.endsWith('pause the ads or fix the pages.'))
  })
})

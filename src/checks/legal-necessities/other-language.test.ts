import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-29T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const SENTENCE = 'Fazemos pão fresco todos os dias na nossa padaria perto da praça. '

const portuguese = (path: string, body: string): PageFacts => {
  const page = htmlPage(path, body)
  return { ...page, lang: 'pt', text: { ...page.text, languages: { pt: 1 } } }
}
const home = (body: string): PageFacts =>
  portuguese('/', `<h1>Padaria</h1><p>${SENTENCE.repeat(4)}</p>${body}`)

function outcomeOf(pages: PageFacts[], more: Partial<PagesEvidence> = {}) {
  const evidence = { answers: {}, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  return check.evaluate({ pages: aCrawl(pages, more), ...evidence }, AT)
}

function judge(pages: PageFacts[], more: Partial<PagesEvidence> = {}) {
  const outcome = outcomeOf(pages, more)
  return 'status' in outcome ? outcome.status : 'unable_to_detect'
}

function proofIn(...pages: PageFacts[]) {
  const outcome = outcomeOf(pages)
  return 'proof' in outcome ? outcome.proof.map(({ found }) => found) : []
}

describe('a website in a language that we cannot read', () => {
  it('lacks the pages when nothing on it is long enough to be one', () => {
    assert.equal(
      judge([home('<a href="#pao">O nosso pão</a><h2 id="pao">Pão</h2><p>Centeio e trigo.</p>')]),
      'legal_items_missing',
    )
  })

  it('may have them in a text that is long enough, or hidden', () => {
    const long = `<h2>Regras</h2><p>${SENTENCE.repeat(20)}</p>`
    assert.equal(judge([home(long)]), 'unable_to_detect')
    assert.equal(judge([home(`<div style="display:none">${long}</div>`)]), 'unable_to_detect')
    assert.equal(
      judge([home('<a href="/regras">Regras</a>'), portuguese('/regras', long)]),
      'unable_to_detect',
    )
  })

  it('is not said to have none where it may have them', () => {
    const long = `<h2>Regras</h2><p>${SENTENCE.repeat(20)}</p>`
    assert.deepEqual(proofIn(home(long)), ['No legal page that we can read among 1 page'])
    assert.deepEqual(proofIn(home('<p>Centeio e trigo.</p>')), ['No legal page among 1 page'])
  })

  it('may have them where nobody looked', () => {
    const withLink = (href: string) => [home(`<a href="${href}">Regras</a>`)]
    assert.equal(judge(withLink('/regras.pdf')), 'unable_to_detect')
    assert.equal(judge(withLink('https://www.iubenda.com/regras/1')), 'unable_to_detect')
    assert.equal(judge(withLink('/regras'), { ended: 'budget_pages' }), 'unable_to_detect')
    const unread = { url: 'https://joes.test/regras', failure: failure('connect_timeout'), inMenu: false }
    assert.equal(judge(withLink('/regras'), { unread: [unread] }), 'unable_to_detect')
    assert.equal(judge([home('<iframe src="/regras"></iframe>')]), 'unable_to_detect')
    assert.equal(judge(withLink('#')), 'unable_to_detect')
    assert.equal(judge(withLink('#regras')), 'unable_to_detect')
  })

  it('may say something of cookies where the word stands', () => {
    assert.equal(judge([home('<p>Este site usa cookies.</p>')]), 'unable_to_detect')
  })
})

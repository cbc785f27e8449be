import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { fill } from '#core/words.ts'
import { aSite, aTarget, theLinks } from '#support/evidence.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const NO_SITEMAPS = { state: 'failed', failure: failure('cancelled') } as const
const SCRIPT = '<script src="/theme/main.js"></script>'

function judge(body: string, targets = [aTarget('/a'), aTarget('/b')]) {
  const pages = { state: 'ok', value: aCrawl([htmlPage('/', body), htmlPage('/a', body)]) } as const
  const outcome = check.evaluate(
    { links: theLinks(targets), site: aSite(), pages, sitemaps: NO_SITEMAPS },
    NOW,
  )
  assert.ok('status' in outcome)
  const { status, say = {}, advice, blocks } = outcome
  return { status, line: fill(check.words.statuses[status].line, say), advice, blocks }
}
const menu = (...names: string[]) =>
  `<nav><ul>${names.map((name) => `<li><a href="#">${name}</a></li>`).join('')}</ul></nav>`

describe('links without an address', () => {
  it('are told beside the verdict, which they do not change', () => {
    const { status, line, advice, blocks } = judge(
      menu('About us', 'Academics', 'Support us', 'Contact') + SCRIPT,
    )
    assert.equal(status, 'all_links_working')
    assert.equal(line, 'We tested 2 links and they all work. 4 more links have no address.')
    assert.deepEqual(advice, [
      '4 links have no address: “About us”, “Academics”, “Support us” and 1 more. Press each: where nothing opens, give it its own address, or remove it.',
    ])
    assert.deepEqual(blocks, [
      {
        kind: 'table',
        title: 'Links without an address',
        columns: [{ label: 'Link text' }, { label: 'Found on' }],
        rows: ['About us', 'Academics', 'Support us', 'Contact'].map((text) => [
          text,
          'Homepage and 1 other page',
        ]),
        total: 4,
      },
    ])
  })

  it('are said to lead nowhere only where no script hears a press', () => {
    assert.deepEqual(judge(menu('Our work')).advice, [
      '1 link has no address and leads nowhere: “Our work”. Give it its own address, or remove it.',
    ])
    assert.deepEqual(judge(menu('Our work') + SCRIPT).advice, [])
  })

  it('name what a number and an email address should be', () => {
    const { advice } = judge(
      `<header><a href="#">0412 345 678</a><a href="">jo@joes.test</a></header>${SCRIPT}`,
    )
    assert.deepEqual(advice, [
      'The link “0412 345 678” calls nobody, as it has no number: it should be tel: and then the number.',
      'The link “jo@joes.test” writes to nobody, as it has no address: it should be mailto: and then the address.',
    ])
  })

  it('are named one by one only where they are few', () => {
    const numbers = Array.from({ length: 9 }, (_, at) => `<li><a href="#">0412 345 67${at}</a></li>`).join('')
    const { advice, blocks } = judge(`<main><ul>${numbers}</ul></main>${SCRIPT}`)
    assert.equal(advice?.length, 4)
    assert.equal(
      advice.at(-1),
      '6 more links to call or write to you have no number or address: see the list.',
    )
    const [table] = blocks ?? []
    assert.equal(table?.kind === 'table' && table.rows.length, 9)
  })

  it('are nothing where all links lead somewhere', () => {
    const { line, advice, blocks } = judge('<nav><a href="/a">About us</a></nav>')
    assert.deepEqual([line, advice, blocks], ['We tested 2 links and they all work.', [], []])
  })
})

test('an email address that a copied page hides is told with what to write', () => {
  const link = '<a href="/cdn-cgi/l/email-protection#6f05002f0500">[email&#160;protected]</a>'
  assert.deepEqual(judge(link).advice, [
    'There is “[email protected]” on your homepage and 1 other page where an email address should be: write the address there again, as a link that begins with mailto:.',
  ])
  const code = '6f05002f05000a1c410c00410115'
  assert.match(
    judge(`<span data-cfemail="${code}">[email&#160;protected]</span>`).advice?.[0] ?? '',
    /^Nobody can read jo@joes\.co\.nz on your homepage and 1 other page: visitors see “\[email protected\]”/u,
  )
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { judgePages } from '#support/judged.ts'
import type { Pages } from '#support/web-server.ts'
import { accusationsOf } from '../bench/support/accusations.ts'
import { proofChecker } from '../bench/support/proof-check.ts'
import { homeWith, siteOf } from './sites/holding-pages.ts'
import { LABELS, siteWith } from './sites/legal-links.ts'

/** Checks that a website alone decides. */
const CHECKS = catalogue
  .filter(({ needs }) => needs.includes('pages') || needs.includes('links') || needs.includes('sitemaps'))
  .map(({ id }) => id)

const FORM =
  '<form><input name="email" type="email"><textarea name="m"></textarea><button>Send</button></form>'

/** A website with many faults. */
const MESSY: Pages = {
  '/': `<!doctype html><html><title>Joe</title><h2>Bread</h2><a href="/gone">Menu</a><a href="/a"></a><img src="/no.png"><a href="https://joes.test/A">click here</a>${FORM}<p>${'Bread and buns every day of the week. '.repeat(20)}</p>`,
  '/a': '<!doctype html><html><title>Joe</title><h1>Bread</h1><h1>Buns</h1><h4>Deep</h4><p>Lorem ipsum dolor sit amet</p>',
  '/A': '<!doctype html><html><title>Joe</title><h1>Bread</h1><p>Few words</p>',
}

const SITES: Readonly<Record<string, Pages>> = {
  messy: MESSY,
  bakery: siteOf(homeWith({ phrase: 'Coming soon', place: 'badge', words: 90, links: 5 }), 'works'),
  ...Object.fromEntries(
    (['short', 'missing', 'unfilled template'] as const).map((body) => [
      `a policy that is ${body}`,
      siteWith(body, 'privacy', LABELS.privacy[0] ?? { lang: 'en', label: 'Privacy', path: '/privacy' })
        .pages,
    ]),
  ),
}

describe('every fault that is reported', () => {
  for (const [name, pages] of Object.entries(SITES)) {
    it(`has its evidence in its proof: ${name}`, async () => {
      const { results, evidence } = await judgePages(pages, CHECKS)
      const accusations = accusationsOf(Object.values(results))
      assert.ok(accusations.length > 0)
      const doubtsOf = proofChecker(evidence)
      assert.deepEqual(
        accusations.flatMap((accusation) =>
          doubtsOf(accusation).map((doubt) => `${accusation.check}, ${accusation.says}: ${doubt}`),
        ),
        [],
      )
    })
  }
})

describe('the checker of proofs', () => {
  const wording = { check: 'x', status: 'y', display: 'error' as const, says: 'A page is missing' }
  const doubts = async (proof: { at: string; found: string }[]) => {
    const { evidence } = await judgePages(MESSY, ['broken-links', 'sitemap'])
    return proofChecker(evidence)({ ...wording, proof })
  }

  it('doubts an address without an answer, a text that is nowhere on the website, and a missing proof', async () => {
    assert.deepEqual(await doubts([{ at: 'http://joes.test/never', found: '' }]), [
      'the address was not seen',
    ])
    assert.deepEqual(await doubts([{ at: 'http://joes.test/', found: '"We sell boats"' }]), [
      'the text does not stand there',
    ])
    assert.deepEqual(await doubts([]), ['there is no proof'])
  })

  it('doubts "not found" for an address that answered', async () => {
    assert.deepEqual(await doubts([{ at: 'http://joes.test/', found: 'http://joes.test/a (Not found)' }]), [
      'the address answered',
    ])
    assert.deepEqual(
      await doubts([{ at: 'http://joes.test/', found: 'http://joes.test/gone (Not found)' }]),
      [],
    )
  })

  it('doubts a proof that shows our own probe', async () => {
    const { evidence } = await judgePages(MESSY, ['broken-links'])
    const links = evidence.links
    assert.ok(links?.state === 'ok' && links.value.randomPage)
    const proof = [{ at: links.value.randomPage.url, found: '' }]
    assert.deepEqual(proofChecker(evidence)({ ...wording, proof }), ['it is our own probe'])
  })
})

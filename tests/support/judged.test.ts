import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from './judged.ts'
import { aPageOf } from './scan.ts'

describe('pages that are served, crawled and judged', () => {
  it('get the verdicts of the checks that were asked for', async () => {
    const policy = `<h1>Privacy policy</h1><p>${'We collect, use and disclose personal information and keep it secure. You may contact us to access or correct it. '.repeat(12)}`
    const { results } = await judgePages(
      { '/': aPageOf('<footer><a href="/privacy">Privacy policy</a></footer>'), '/privacy': aPageOf(policy) },
      ['legal-necessities', 'sitemap'],
    )
    assert.deepEqual(Object.keys(results).toSorted(), ['legal-necessities', 'sitemap'])
    assert.match(
      JSON.stringify(results['legal-necessities']?.facts),
      /"privacyPolicy":"http:\/\/joes.test\/privacy"/u,
    )
    assert.equal(results['sitemap']?.status, 'no_sitemap')
  })
})

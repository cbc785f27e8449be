import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { SitemapPlace } from '#core/evidence/sitemaps.ts'
import { failure } from '#core/reasons.ts'
import { aRobots, aSite, there, theSitemaps } from '#support/evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const URL_OF = 'https://joes.test/sitemap.xml'
const HOME = aPage()

const judged = (given: Partial<SitemapPlace>) =>
  check.evaluate(
    {
      site: aSite({ home: HOME }),
      sitemaps: theSitemaps({
        files: [],
        urls: [],
        places: [{ url: URL_OF, declaredInRobots: false, outcome: 'unread', ...given }],
      }),
      robots: there(aRobots({ sitemaps: [] })),
      pages: there(aCrawl([HOME])),
      rendered: there({ pages: [HOME] }),
    },
    new Date('2026-11-21T12:00:00Z'),
  )

describe('a sitemap whose place did not answer', () => {
  it('leaves it open whether there is one, with what was answered', () => {
    const refused = judged({ status: 429 })
    assert.ok('unable' in refused && typeof refused.unable !== 'string')
    assert.deepEqual(refused.unable, {
      reason: 'bot_wall',
      code: 'http_status',
      status: 429,
      subject: 'sitemap',
      at: URL_OF,
    })
    assert.deepEqual(
      refused.proof?.find(({ at }) => at === URL_OF),
      { kind: 'page', at: URL_OF, found: 'Not read (status 429)' },
    )
    const slow = judged({ failure: failure('connect_timeout') })
    assert.ok('unable' in slow && typeof slow.unable !== 'string')
    assert.deepEqual(slow.unable, {
      reason: 'timeout',
      code: 'connect_timeout',
      subject: 'sitemap',
      at: URL_OF,
    })
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSitemapFile, theSitemaps } from '#support/evidence.ts'
import { withoutFeedOfOthers } from './feed-of-others.ts'

const FEED = 'https://joes.test/feed'
const feed = (given: Parameters<typeof theSitemaps>[0] = {}) =>
  theSitemaps({
    places: [
      { url: 'https://joes.test/sitemap.xml', declaredInRobots: false, outcome: 'absent', status: 404 },
      { url: FEED, declaredInRobots: false, outcome: 'valid', status: 200 },
    ],
    files: [aSitemapFile({ url: FEED, kind: 'rss' })],
    urls: [],
    foreign: ['https://old-name.test/hello'],
    ...given,
  })

test('a feed without one address of the website is no sitemap', () => {
  const { files, places, foreign } = withoutFeedOfOthers(feed())
  assert.deepEqual([files, foreign], [[], []])
  assert.deepEqual(
    places.map(({ outcome, problem }) => [outcome, problem]),
    [
      ['absent', undefined],
      ['invalid', 'It lists no page of this website.'],
    ],
  )
})

test('a feed with its own addresses, one of which nothing is known, and a real sitemap of others stay', () => {
  for (const stays of [
    feed({ urls: ['https://joes.test/news'] }),
    feed({ foreign: [] }),
    feed({ files: [aSitemapFile({ url: FEED, kind: 'xml' })] }),
    feed({ files: [aSitemapFile({ url: FEED, kind: 'rss' }), aSitemapFile()] }),
    feed({ files: [], foreign: [] }),
  ])
    assert.equal(withoutFeedOfOthers(stays), stays)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlPage, prose } from '#support/html-page.ts'
import { isPostPage } from './post-page.ts'

const DATED = '<meta property="article:published_time" content="2026-05-03T08:00:00Z">'
const POSTED = '<p>Posted on 3 May 2026 by Ann</p>'
const ofType = (type: string): string =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}"}</script>`
const isPost = (path: string, head: string, body = ''): boolean =>
  isPostPage(htmlPage(path, `<main>${body}<p>${prose(60)}</p></main>`, { head }))

test('a post is known by its address or its type', () => {
  for (const path of ['/blog/ann', '/news/2026-bread', '/2026/05/bread', '/2026/5/bread'])
    assert.equal(isPost(path, ''), true, path)
  assert.equal(isPost('/p7', ofType('BlogPosting')), true)
  for (const path of ['/blog', '/news', '/2026/prices', '/p7', '/2026/1999'])
    assert.equal(isPost(path, ''), false, path)
})

test('a date, a line about who posted it and the type Article make a post by two of them', () => {
  for (const [head, body] of [
    [DATED, ''],
    [ofType('Article'), ''],
    ['', POSTED],
  ] as const)
    assert.equal(isPost('/p7', head, body), false, head + body)
  assert.equal(isPost('/p7', DATED + ofType('Article')), true)
  assert.equal(isPost('/p7', ofType('Article'), POSTED), true)
  assert.equal(isPost('/p7', DATED, POSTED), true)
})

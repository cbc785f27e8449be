import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOf } from '#core/memory-of.ts'
import { LinkTable } from '../link-table/table.ts'
import type { AddressOnPage } from '../parse/targets.ts'
import type { JudgedLink } from './judged-link.ts'
import { keptTargets } from './kept-targets.ts'

const HOME = 'https://www.joes-hardware.test'
const addressOf = (at: number): string => `${HOME}/garden/stainless-hose-connector-${at}`

test('C08 of 50,000 links that all redirect each is kept, and together they fit in one message', () => {
  const table = new LinkTable('www.joes-hardware.test')
  const links = Array.from({ length: 50_000 }, (_, at): AddressOnPage => {
    const url = addressOf(at)
    return { href: url, url, kind: 'page', text: `Hose connector ${at}`, region: 'main' }
  })
  for (let at = 0; at < 20; at += 1) table.add(`${HOME}/page-${at}`, links)
  const tried = [...table.targets()].map(
    (target): JudgedLink => ({
      target,
      answer: {
        status: 200,
        failure: null,
        redirects: 1,
        temporaryRedirect: false,
        finalUrl: `${target.url}/`,
        contentType: 'text/html',
        bytes: null,
        certificateError: null,
        wall: false,
        isAway: false,
        askedAt: 0,
      },
      judged: { outcome: 'works', reason: null },
    }),
  )
  const kept = keptTargets(tried, table)
  assert.equal(kept.length, 50_000)
  assert.deepEqual([kept[0]?.places.length, kept.at(-1)?.places.length, kept.at(-1)?.uses], [20, 3, 20])
  assert.ok(bytesOf(kept) < 100 * 1_048_576, `${bytesOf(kept)} bytes`)
})

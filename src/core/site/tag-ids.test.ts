import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TagFacts } from '../evidence/page.ts'
import { aPage } from '#support/page-facts.ts'
import { siteTags } from './tag-ids.ts'

const pagesWith = (...by: TagFacts['by'][]) =>
  by.map((one, at) => aPage({ url: `/p${at}`, tags: [{ kind: 'ga4', id: 'G-ABC1234', by: one }] }))
const placeOf = (...by: TagFacts['by'][]): string[] =>
  siteTags({ pages: pagesWith(...by) }).map((tag) => `${tag.by} ${new URL(tag.at).pathname}`)

describe('the place of a tag', () => {
  it('is the first page that has it, also where a consent tool holds it back on each', () => {
    assert.deepEqual(placeOf('script', 'script'), ['script /p0'])
    assert.deepEqual(placeOf('blocked', 'blocked', 'blocked'), ['blocked /p0'])
  })

  it('is the first one that does not hold it back, where there is one', () => {
    assert.deepEqual(placeOf('blocked', 'script', 'script', 'blocked'), ['script /p1'])
  })
})

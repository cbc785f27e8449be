import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { CheckResult } from '#core/result.ts'
import { aResult } from '#support/results.ts'
import { makePlan } from './plan.ts'
import { tonightOf } from './tonight.ts'

type Given = Pick<CheckResult, 'id' | 'status' | 'display'> & Partial<CheckResult>

const LAYOUT: Given = { id: 'layout', status: 'not_mobile_responsive', display: 'error' }
const SITEMAP: Given = { id: 'sitemap', status: 'no_sitemap', display: 'missing', greyKind: 'missing' }
const NEEDLESS: Given = {
  ...SITEMAP,
  facts: { sitemaps: [], declaredInRobots: false, unusable: null, isOnePage: true },
}
const FORM: Given = { id: 'contact-form', status: 'no_contact_form', display: 'missing', greyKind: 'missing' }

const evening = (results: Given[], savviness?: number) =>
  makePlan(
    catalogue,
    results.map((given) => aResult(given)),
    savviness === undefined ? {} : { savviness },
  ).tonight

const job = (check: string, tonightMinutes: number | null, isPinned = false) => ({
  check,
  tonightMinutes,
  isPinned,
})
const chosen = (...jobs: Parameters<typeof tonightOf>[0][number][]) => tonightOf(jobs)?.checks

describe('the jobs of one evening', () => {
  it('are the first three that the owner can do, with the sum of what is ready made', () => {
    assert.deepEqual(evening([SITEMAP, LAYOUT, FORM]), {
      checks: ['contact-form', 'sitemap'],
      minutes: 15,
      label: 'Tonight: 15 minutes',
    })
    assert.deepEqual(chosen(job('a', 5), job('b', null), job('c', 5), job('d', 5), job('e', 5)), [
      'a',
      'c',
      'd',
    ])
  })

  it('take more time with less tech savviness', () => {
    assert.equal(evening([SITEMAP, FORM], 1)?.minutes, 25)
  })

  it('are at most an hour together: what no longer fits waits for another evening', () => {
    assert.deepEqual(chosen(job('a', 45), job('b', 45), job('c', 15)), ['a', 'c'])
  })

  it('never leave out a pinned job for one that matters less', () => {
    assert.deepEqual(chosen(job('a', 45, true), job('b', 20, true), job('c', 15)), ['a'])
    assert.deepEqual(chosen(job('a', 40, true), job('b', 20, true), job('c', 15)), ['a', 'b'])
  })

  it('are none where nothing can be done at once', () => {
    assert.equal(evening([LAYOUT]), null)
    assert.equal(evening([NEEDLESS]), null)
  })
})

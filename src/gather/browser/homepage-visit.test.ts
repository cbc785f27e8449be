import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FailureCode, failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aContext } from '#support/gather-context.ts'
import { loopbackEgress } from '#support/loopback-egress.ts'
import { aPage } from '#support/page-facts.ts'
import { GatheringFailed } from '../context.ts'
import { homepageVisits } from './homepage-visit.ts'

/** The reason of a visit that ends with this code, of a homepage with or without words. */
async function reasonAfter(code: FailureCode, thin: boolean): Promise<string> {
  const site = aSite({ home: aPage({ thin }) })
  const given = aContext({ address: site.address, egress: loopbackEgress({ ways: {} }), known: { site } })
  const fails = () => Promise.reject(new GatheringFailed(failure(code)))
  try {
    await homepageVisits({ ...given, browser: { render: fails, visit: fails } }).visit('desktop')
  } catch (error) {
    assert.ok(error instanceof GatheringFailed && error.failure.code === code)
    return error.failure.reason
  }
  return 'none'
}

test('a homepage with words of which the browser paints nothing stayed empty in our browser', async () => {
  assert.equal(await reasonAfter('page_blank', false), 'stayed_empty')
})

test('one without words is empty, and other failures are what they are', async () => {
  assert.equal(await reasonAfter('page_blank', true), 'empty_page')
  assert.equal(await reasonAfter('page_crashed', false), 'engine_error')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import './less-of-lighthouse.ts'

test('Lighthouse is loaded with its English texts only, and finds the functions that it uses', async () => {
  const { locales }: { locales: Record<string, object> } = await import(
    'lighthouse/shared/localization/locales.js'
  )
  assert.notDeepEqual(locales['en-US'], {})
  assert.deepEqual(locales['de'], {})
  const { Runner } = await import('lighthouse/core/runner.js')
  assert.ok(Runner.getAuditList().length > 0)
  const { swapLocale } = await import('lighthouse/shared/localization/swap-locale.js')
  assert.equal(typeof swapLocale, 'function')
})

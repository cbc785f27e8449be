import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsChange } from '#core/ads/changes.ts'
import { anAccount, anAsset } from '#support/ads-account.ts'
import { wasMade } from './was-made.ts'

const SHORT = { text: 'Visit us', line1: null, line2: null, finalUrl: 'https://bluewren.example/visit' }
const LONG = { ...SHORT, line1: '12 Wrens Lane, Newtown', line2: 'Tuesday to Saturday' }

/** Whether the account, whose campaign has one sitelink, shows that another was added to it. */
const wasAdded = (there: typeof SHORT | typeof LONG, added: typeof SHORT | typeof LONG): boolean => {
  const asset = anAsset({ type: 'sitelink', level: 'campaign', levelId: '1', sitelink: there })
  const place = { type: 'sitelink', level: 'campaign', levelId: '1' } as const
  const change: AdsChange = { kind: 'add_assets', ...place, sitelinks: [added], callouts: [], existing: [] }
  return wasMade(change, { ...anAccount({ assets: [asset] }), demographics: null }).wasMade
}

describe('a sitelink of which Google did not say whether it made it', () => {
  it('was made where the account has it with its lines', () => {
    assert.equal(wasAdded(LONG, LONG), true)
    assert.equal(wasAdded(SHORT, SHORT), true)
    assert.equal(wasAdded(SHORT, LONG), false)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsChange, SitelinkText } from '#core/ads/changes.ts'
import { anAccount, anAsset } from '#support/ads-account.ts'
import { changeProblems } from '../check-change.ts'
import type { KnownAdsAccount } from '../known-account.ts'
import { finalUrlWarning } from './address.ts'

type AddAssets = Extract<AdsChange, { kind: 'add_assets' }>

const LINK: SitelinkText = {
  text: 'Weddings',
  line1: null,
  line2: null,
  finalUrl: 'https://bluewren.example/weddings',
}
const added = (given: Partial<AddAssets>): AddAssets => ({
  kind: 'add_assets',
  type: 'sitelink',
  level: 'account',
  levelId: null,
  sitelinks: [],
  callouts: [],
  existing: [],
  ...given,
})
const link = (given: Partial<SitelinkText>) =>
  changeProblems(added({ sitelinks: [{ ...LINK, ...given }] }), anAccount())
const callouts = (...texts: string[]) =>
  changeProblems(added({ type: 'callout', callouts: texts }), anAccount())
const links = (count: number, given: Partial<KnownAdsAccount> = {}) =>
  changeProblems(
    added({ sitelinks: Array.from({ length: count }, (_, index) => ({ ...LINK, text: `Link ${index}` })) }),
    anAccount(given),
  )

describe('a sitelink', () => {
  it('has a text of 1 to 25 characters', () => {
    assert.deepEqual(link({ text: 'x'.repeat(25) }), {})
    assert.deepEqual(link({ text: '  ' }), { 'sitelinks.0.text': 'Enter sitelink text' })
    assert.deepEqual(link({ text: 'x'.repeat(26) }), {
      'sitelinks.0.text': 'Please use 25 characters or fewer',
    })
    assert.deepEqual(link({ text: '🌷'.repeat(13) }), {
      'sitelinks.0.text': 'Please use 25 characters or fewer',
    })
  })

  it('has both lines or neither, of 35 characters each', () => {
    assert.deepEqual(link({ line1: 'x'.repeat(35), line2: 'y' }), {})
    assert.deepEqual(link({ line1: '', line2: ' ' }), {})
    assert.deepEqual(link({ line1: 'one' }), {
      'sitelinks.0.line2': 'Fill in both description lines, or leave both empty',
    })
    assert.deepEqual(link({ line2: 'two' }), {
      'sitelinks.0.line1': 'Fill in both description lines, or leave both empty',
    })
    assert.deepEqual(link({ line1: 'x'.repeat(36), line2: 'y' }), {
      'sitelinks.0.line1': 'Please use 35 characters or fewer',
    })
  })

  for (const [finalUrl, message] of [
    ['', 'Enter a final URL'],
    ['bluewren.example', 'The protocol (http:// or https://) is missing. Please enter a valid URL.'],
    ['ftp://bluewren.example', 'The protocol (http:// or https://) is missing. Please enter a valid URL.'],
    ['javascript:alert(1)', 'The protocol (http:// or https://) is missing. Please enter a valid URL.'],
    ['https://', 'Please enter a valid URL.'],
    ['https://blue wren.example', 'Please enter a valid URL.'],
    [`https://bluewren.example/${'x'.repeat(2_048)}`, 'Please enter a valid URL.'],
    ['https://bluewren.example.evil.test/', 'Use an address of your website, bluewren.example'],
    ['https://bluewren.example@evil.test/', 'Use an address of your website, bluewren.example'],
  ] as const)
    it(`is refused with the final URL ${finalUrl.slice(0, 40) || 'that is empty'}`, () => {
      assert.deepEqual(link({ finalUrl }), { 'sitelinks.0.finalUrl': message })
    })

  it('leads to the owner’s website, whatever its host, with a warning where that is not secure', () => {
    assert.deepEqual(link({ finalUrl: 'https://shop.bluewren.example/a' }), {})
    assert.deepEqual(link({ finalUrl: 'http://bluewren.example' }), {})
    assert.equal(
      finalUrlWarning('http://bluewren.example'),
      'This address isn’t secure. Use https:// if your site has it.',
    )
    assert.equal(finalUrlWarning('https://bluewren.example'), null)
  })

  it('is one of 20 at its place, and not the same as another', () => {
    assert.deepEqual(links(19), {})
    assert.deepEqual(links(20), { sitelinks: 'You have reached the maximum number of sitelinks' })
    assert.deepEqual(links(20, { assets: [anAsset({ state: 'removed' })] }), {})
    assert.deepEqual(
      changeProblems(added({ sitelinks: [LINK, { ...LINK, text: ' weddings' }] }), anAccount()),
      {
        'sitelinks.1.text': 'This is the same text as another one',
      },
    )
  })
})

describe('a callout', () => {
  it('has a text of 1 to 25 characters', () => {
    assert.deepEqual(callouts('Free delivery'), {})
    assert.deepEqual(callouts(), { callouts: 'Enter at least one callout text' })
    assert.deepEqual(callouts(' '), { 'callouts.0': 'Enter at least one callout text' })
    assert.deepEqual(callouts('x'.repeat(26)), { 'callouts.0': 'Please use 25 characters or fewer' })
  })

  it('is one of 20 at its place', () => {
    const texts = Array.from({ length: 21 }, (_, index) => `Callout ${index}`)
    assert.deepEqual(callouts(...texts.slice(1)), {})
    assert.deepEqual(callouts(...texts), { callouts: 'You have reached the maximum number of callouts' })
  })
})

describe('assets that exist', () => {
  it('are picked, at least one, of the same type, for a place that has them not', () => {
    assert.deepEqual(changeProblems(added({}), anAccount()), { existing: 'Select at least one item' })
    const picked = added({ level: 'campaign', levelId: '1', existing: ['51'] })
    assert.deepEqual(changeProblems(picked, anAccount()), {})
    assert.deepEqual(changeProblems({ ...picked, type: 'callout' }, anAccount()), {
      existing: 'Cannot edit removed entities',
    })
    assert.ok('existing' in changeProblems(added({ existing: ['51'] }), anAccount()))
    assert.ok('levelId' in changeProblems({ ...picked, levelId: '9' }, anAccount()))
  })
})

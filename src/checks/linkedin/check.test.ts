import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ADDRESS = 'https://www.linkedin.com/company/joes'
const judge = (answers = {}, site = UNREACHABLE_SITE) => {
  const outcome = check.evaluate({ answers, profile: {}, ...site }, NOW)
  assert.ok('status' in outcome)
  return outcome
}

describe('LinkedIn', () => {
  it('is announced, whatever is known', () => {
    assert.equal(judge().status, 'comming_soon')
    assert.equal(judge({ 'S-SOC-L': 'company/joes' }).status, 'comming_soon')
    assert.equal(check.plan, null)
  })
  it('keeps the address for the summary', () => {
    assert.equal(judge({ 'S-SOC-L': 'company/joes' }).facts.handle, 'company/joes')
    assert.equal(judge({ 'S-SOC-L': 'none' }).facts.handle, null)
  })
  it('offers the page that the website links to', () => {
    const outcome = judge({}, siteOf([aPage({ links: [aLink(ADDRESS, '', { region: 'footer' })] })]))
    assert.equal(outcome.facts.profileUrl, ADDRESS)
    assert.deepEqual(outcome.advice, [`We found this on your website: ${ADDRESS}`])
  })
})

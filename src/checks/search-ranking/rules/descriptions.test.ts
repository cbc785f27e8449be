import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { aMeta, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'

const described = (id: string, ...texts: string[]) =>
  onHomepage(id, { metas: texts.map((text) => aMeta('Description', text)) })

describe('rules of descriptions', () => {
  it('description-missing-home judges the homepage, description-missing the others', () => {
    const site = ofPages([
      aPage(),
      aPage({ url: '/a' }),
      aPage({ url: '/b', metas: [aMeta('description', 'Pipes')] }),
    ])
    assert.equal(findingOf('description-missing-home', site), FAILED_AT_HOME)
    assert.equal(findingOf('description-missing', site), 'failed at /a')
    assert.equal(described('description-missing-home', 'Pipes'), 'passed')
    assert.equal(described('description-missing-home', ' '), FAILED_AT_HOME)
    assert.equal(described('description-missing'), 'not_applicable')
  })
  it('description-multiple fails on the second that is written', () => {
    assert.equal(described('description-multiple', 'A', 'B'), FAILED_AT_HOME)
    assert.equal(described('description-multiple', 'A'), 'passed')
    assert.equal(described('description-multiple', '', 'A'), 'passed')
    assert.equal(described('description-multiple', '', ' '), 'passed')
  })
  it('description-short fails under 70 characters or under 400 px', () => {
    assert.equal(described('description-short', 'a'.repeat(69)), FAILED_AT_HOME)
    assert.equal(described('description-short', 'a'.repeat(70)), 'passed')
    assert.equal(described('description-short', 'i'.repeat(128)), FAILED_AT_HOME)
    assert.equal(described('description-short', 'i'.repeat(129)), 'passed')
    assert.equal(described('description-short'), 'passed')
  })
  it('description-long needs over 160 characters and over 920 px', () => {
    assert.equal(described('description-long', 'a'.repeat(161)), FAILED_AT_HOME)
    assert.equal(described('description-long', 'a'.repeat(160)), 'passed')
    assert.equal(described('description-long', 'i'.repeat(161)), 'passed')
  })
  it('description-duplicate compares pages', () => {
    const metas = [aMeta('description', 'Pipes')]
    assert.equal(
      findingOf('description-duplicate', ofPages([aPage({ metas }), aPage({ url: '/a', metas })])),
      'failed at /, /a',
    )
    const other = aPage({ url: '/a', metas: [aMeta('description', 'Taps')] })
    assert.equal(findingOf('description-duplicate', ofPages([aPage({ metas }), other])), 'passed')
  })
  it('meta-in-body reads the rendered tree only', () => {
    const misplaced = ['canonical']
    assert.equal(onHomepage('meta-in-body', { misplaced }), 'not_tested')
    assert.equal(onHomepage('meta-in-body', { misplaced, rendered: true }), FAILED_AT_HOME)
    assert.equal(onHomepage('meta-in-body', { rendered: true }), 'passed')
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LinkTarget } from '#core/evidence/links.ts'
import type { RelationFacts } from '#core/evidence/page.ts'
import { aTarget, theLinks } from '#support/evidence.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { aRelation, detailsOf, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'

const FAILED_AT_HOME = 'failed at /'
const ROOT = 'https://joes.test'

const version = (hreflang: string, href: string) => aRelation('alternate', href, { hreflang })

const lang = (id: string, value: string | null) => onHomepage(id, { lang: value })

/** What is said of a page in these languages that names none. */
const saidOf = (languages: Record<string, number>) => {
  const home = aPage({ lang: null })
  return detailsOf('lang-missing', ofPages([{ ...home, text: { ...home.text, languages } }]))
}

/** The homepage names itself and `/mi`; `/mi` has these relations, or this answer. */
const versions = (id: string, mi?: RelationFacts[], answer?: Partial<LinkTarget>) => {
  const home = aPage({ relations: [version('en', `${ROOT}/`), version('mi', `${ROOT}/mi`)] })
  const pages = mi ? [home, aPage({ url: '/mi', relations: mi })] : [home]
  return findingOf(id, ofPages(pages, { links: theLinks(answer ? [aTarget('/mi', answer)] : []) }))
}

describe('rules of the page language', () => {
  it('lang-missing fails without a value', () => {
    assert.equal(lang('lang-missing', null), FAILED_AT_HOME)
    assert.equal(lang('lang-missing', ' '), FAILED_AT_HOME)
    assert.equal(lang('lang-missing', 'en'), 'passed')
  })
  it('lang-missing names the language that the page is in', () => {
    assert.deepEqual(saidOf({ hr: 1 }), ['it reads as Croatian: lang="hr"'])
    assert.deepEqual(saidOf({ en: 0.9, de: 0.1 }), ['it reads as English: lang="en"'])
    assert.deepEqual(saidOf({ mi: 0.8 }), ['it reads as Māori: lang="mi"'])
    for (const unsure of [{}, { en: 0.5, fr: 0.5 }, { de: 0.6 }])
      assert.deepEqual(saidOf(unsure), [undefined])
  })
  it('lang-invalid accepts what BCP 47 accepts', () => {
    for (const good of ['en', 'en-NZ', 'mi', 'zh-Hant-TW', 'es-419', 'de-CH-1996', 'EN-au', 'haw'])
      assert.equal(lang('lang-invalid', good), 'passed', good)
    for (const bad of ['en_NZ', 'english', 'en-UK', 'xx', 'e', 'en-', 'x-default'])
      assert.equal(lang('lang-invalid', bad), FAILED_AT_HOME, bad)
    assert.equal(lang('lang-invalid', null), 'passed')
  })
})

const namingVersion = (hreflang: string, href: string) =>
  onHomepage('hreflang-invalid', { relations: [version(hreflang, href)] })

const mistakes = (hreflang: string, href: string) =>
  detailsOf('hreflang-invalid', ofPages([aPage({ relations: [version(hreflang, href)] })]))

describe('rules of language versions', () => {
  it('do not apply without any', () => {
    for (const id of ['hreflang-invalid', 'hreflang-no-return', 'hreflang-broken', 'hreflang-no-self'])
      assert.equal(onHomepage(id, {}), 'not_applicable', id)
  })
  it('hreflang-invalid fails on a wrong value or an address that is not in full', () => {
    assert.equal(namingVersion('en-UK', `${ROOT}/`), FAILED_AT_HOME)
    assert.equal(namingVersion('en', '/'), FAILED_AT_HOME)
    assert.equal(namingVersion('', `${ROOT}/mi`), FAILED_AT_HOME)
    assert.equal(namingVersion('x-default', `${ROOT}/`), 'passed')
  })
  it('hreflang-invalid names what is wrong: the value, or the address', () => {
    assert.deepEqual(mistakes('en-UK', `${ROOT}/`), ['en-UK'])
    assert.deepEqual(mistakes('mi', '/mi'), ['/mi'])
    assert.deepEqual(mistakes('', `${ROOT}/mi`), [undefined])
  })
  it('hreflang-no-return fails when the version does not link back', () => {
    assert.equal(versions('hreflang-no-return', [version('mi', `${ROOT}/mi`)]), FAILED_AT_HOME)
    assert.equal(versions('hreflang-no-return', [version('en', `${ROOT}/`)]), 'passed')
    assert.equal(versions('hreflang-no-return'), 'not_tested')
  })
  it('hreflang-broken fails when the version is missing or moved', () => {
    assert.equal(
      versions('hreflang-broken', undefined, { outcome: 'broken', reason: 'not_found' }),
      FAILED_AT_HOME,
    )
    assert.equal(versions('hreflang-broken', undefined, { redirects: 1 }), FAILED_AT_HOME)
    assert.equal(versions('hreflang-broken', undefined, {}), 'passed')
    assert.equal(versions('hreflang-broken'), 'not_tested')
  })
  it('hreflang-no-self fails when the page does not list itself', () => {
    const relations = [version('mi', `${ROOT}/mi`)]
    assert.equal(onHomepage('hreflang-no-self', { relations }), FAILED_AT_HOME)
    assert.equal(versions('hreflang-no-self'), 'passed')
  })
})

const answering = (given: Partial<LinkTarget>) => ({ links: theLinks([aTarget('/news?page=2', given)]) })

describe('rule pagination-broken', () => {
  const gone = answering({ outcome: 'broken', reason: 'not_found' })
  it('fails on a numbered link or a next page that is missing', () => {
    const links = [aLink('/news?page=2', '2')]
    assert.equal(onHomepage('pagination-broken', { links }, gone), FAILED_AT_HOME)
    const relations = [aRelation('next', '/news?page=2')]
    assert.equal(onHomepage('pagination-broken', { relations }, gone), FAILED_AT_HOME)
    assert.equal(onHomepage('pagination-broken', { links }, answering({})), 'passed')
  })
  it('does not apply without page numbers', () => {
    assert.equal(onHomepage('pagination-broken', { links: [aLink('/2', '2')] }, gone), 'not_applicable')
  })
})

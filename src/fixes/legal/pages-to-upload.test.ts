import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import type { FixInput } from '../fix.ts'
import { legalFixes, shippingFixes } from './legal-fixes.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }
/** The text above every draft. */
const FIRST =
  'Draft. This is general information, not legal advice. Delete this line once you have read it all.'
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const input = (given: Partial<Parameters<typeof anInput>[0]> = {}): FixInput =>
  anInput({
    facts: NONE,
    evidence: { pages: aCrawl([aPage()]) },
    profile: { businessName: 'Joe & Sons', email: 'joe@joes.test', country: 'AU' },
    ...given,
  })

const words = (from: string): string => from.replace(/[\s-]+/gu, ' ').trim()

/** All texts of the fix with this id; the HTML ones separately. */
function draft(id: string, from: FixInput) {
  const fix = [...legalFixes(from), ...shippingFixes(from)].find((one) => one.id === id)
  const of = (kind: string) =>
    fix?.pieces.filter((piece) => piece.kind === kind).map(({ content }) => content) ?? []
  return { fix, text: of('text').join('\n'), html: of('html') }
}

const policy = (href: string) => `Our <a href="${href}">privacy policy</a> says what we do`

describe('drafts of legal pages for a website that is made of files', () => {
  test('are whole, valid pages with the same words as the text', async () => {
    const selling = input({ answers: { 'S-SELL': 'yes', 'S-SHIP0': 'send', 'S-SHIP1': ['pickup'] } })
    const all = [...legalFixes(selling), ...shippingFixes(selling)]
    assert.equal(all.length, 6)
    for (const { id } of all.filter((fix) => fix.id !== 'footer-links')) {
      const { html, text } = draft(id, selling)
      const [page = ''] = html
      const { results } = await validator.validateString(page)
      assert.deepEqual(
        results.flatMap(({ messages }) => messages.map(({ message }) => message)),
        [],
      )
      let read = ''
      new Parser({ ontext: (more) => void (read += more) }).end(/<main>[^]*<\/main>/u.exec(page)?.[0] ?? '')
      assert.equal(`${words(FIRST)} ${words(read)}`, words(text), id)
      assert.match(page, /^<!doctype html>\n<html lang="en">\n/u)
      assert.ok(page.includes(`<body>\n<!-- ${FIRST} -->`), id)
      assert.match(page, /<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, /u)
      assert.match(page, /<title>[^<]+ \| Joe &amp; Sons<\/title>/u)
      assert.match(page, /<a href="\/">Joe &amp; Sons: homepage<\/a>/u)
    }
  })

  test('are texts alone where the pages are in a content system', () => {
    const drupal = { name: 'Drupal', kind: 'cms', version: '9', by: 'html' } as const
    const fixes = legalFixes(input({ evidence: { pages: aCrawl([aPage({ technologies: [drupal] })]) } }))
    assert.deepEqual([...new Set(fixes.flatMap(({ pieces }) => pieces.map(({ kind }) => kind)))], ['text'])
    assert.equal(
      fixes.some(({ id }) => id === 'footer-links'),
      false,
    )
    assert.match(fixes[0]?.where.steps[0] ?? '', /In the administration of Drupal, add a page/u)
  })

  test('are linked by their file names, which stand beside the pages', () => {
    const { fix, html } = draft('footer-links', input())
    assert.deepEqual(html, [
      '<p>\n  <a href="/privacy-policy.html">Privacy policy</a> ·\n  <a href="/cookie-policy.html">Cookies</a> ·\n  <a href="/terms.html">Terms and conditions</a>\n</p>\n',
    ])
    assert.equal(fix?.pieces[0]?.title, 'Links for your footer')
    const [, page] = draft('terms', input()).fix?.pieces ?? []
    assert.equal(page?.name, 'terms.html')
    assert.match(
      page?.note ?? '',
      /Upload it as terms\.html .* its address is then joes\.test\/terms\.html\./u,
    )
  })

  test('are linked at the foot of each other, and lead to the privacy policy where they name it', () => {
    const pageOf = (id: string, facts: object = {}) =>
      draft(id, input({ facts: { ...NONE, ...facts } })).html.join('')
    for (const id of ['privacy-policy', 'cookie-policy', 'terms'])
      assert.match(
        pageOf(id),
        /<\/main>\n<footer>\n<p>\n {2}<a href="\/privacy-policy\.html">Privacy policy<\/a> ·[^]*\/terms\.html[^]*<\/footer>/u,
      )
    for (const id of ['cookie-policy', 'terms']) {
      assert.ok(pageOf(id).includes(policy('/privacy-policy.html')), id)
      const there = pageOf(id, { privacyPolicy: 'https://joes.test/privacy' })
      assert.ok(there.includes(policy('https://joes.test/privacy')), id)
      assert.doesNotMatch(there, /\/privacy-policy\.html/u)
    }
    const { html } = draft('cookie-policy', input({ profile: {} }))
    assert.doesNotMatch(html.join(''), /<footer>|privacy policy<\/a>/u)
  })

  test('are linked by country where both of ours may be meant', () => {
    const { fix } = draft('footer-links', input({ profile: {} }))
    assert.deepEqual(
      fix?.pieces.map(({ title, content }) => [title, /\/terms-(..)\.html/u.exec(content)?.[1]]),
      [
        ['Links for your footer (Australia)', 'au'],
        ['Links for your footer (New Zealand)', 'nz'],
      ],
    )
  })

  test('are uploaded or pasted, and have no links where their addresses are not known', () => {
    const [upload] = draft('terms', input()).fix?.where.steps ?? []
    assert.match(upload ?? '', /Upload the HTML page to the top folder/u)
    const technologies = [{ name: 'Wix', kind: 'builder', version: null, by: 'header' } as const]
    const built = input({ evidence: { pages: aCrawl([aPage({ technologies })]) } })
    assert.match(draft('terms', built).fix?.where.steps[0] ?? '', /Paste the text/u)
    assert.equal(draft('footer-links', built).fix, undefined)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { filledIn } from '../filled.ts'
import type { Fix, FixInput } from '../fix.ts'
import { legalFixes, shippingFixes } from './legal-fixes.ts'

const NONE = { privacyPolicy: null, termsAndConditions: null, returnsPolicy: null, cookieInformation: null }
const BRITISH: GivenPage = { url: 'https://joes.co.uk/' }
const GERMAN: GivenPage = { text: { words: 400, languages: { de: 1 } }, lang: 'de' }

const inputFor = (home: GivenPage, given: Partial<FixInput> = {}): FixInput =>
  anInput({ facts: NONE, evidence: { pages: aCrawl([aPage(home)]) }, ...given })
const sellingFrom = (home: GivenPage): FixInput =>
  inputFor(home, { answers: { 'S-SELL': 'yes', 'S-SHIP0': 'send' } })
const allFor = (input: FixInput) => [...legalFixes(input), ...shippingFixes(input)]
const piecesOf = (fixes: readonly Omit<Fix, 'check'>[]) => fixes.flatMap(({ pieces }) => pieces)

describe('drafts of legal pages for a business in another country', () => {
  test('name no law of ours, and no authority, tax or money', () => {
    const pieces = piecesOf(allFor(sellingFrom(BRITISH)))
    assert.ok(pieces.length > 0)
    for (const { title, content } of pieces)
      assert.doesNotMatch(
        content,
        /Austral|Zealand|OAIC|\bAct\b|GST|\bA?NZBN\b|\bABN\b|dollars|Commissioner|include every fee|We pay what/u,
        title,
      )
  })

  test('are one of each, and say that an adviser there knows which law applies', () => {
    const fixes = legalFixes(sellingFrom(BRITISH))
    assert.deepEqual(
      fixes.map(({ id, pieces }) => [id, pieces.length]),
      [
        ['privacy-policy', 2],
        ['cookie-policy', 2],
        ['terms', 2],
        ['returns-policy', 2],
        ['footer-links', 1],
      ],
    )
    for (const { id, pieces } of fixes) {
      const [text] = pieces
      assert.doesNotMatch(text?.title ?? '', /\(/u)
      if (id !== 'cookie-policy' && id !== 'footer-links')
        assert.match(text?.note ?? '', /an adviser in your country can say/u)
    }
  })

  test('mark every placeholder so that it is listed before use', () => {
    for (const { content, title } of piecesOf(allFor(sellingFrom(BRITISH))))
      assert.equal(
        content.match(/\[/gu)?.length ?? 0,
        content.match(/\[your [^\]\n]{1,160}\]/gu)?.length ?? 0,
        title,
      )
  })

  test('name none of our laws where the owner chose another country and the website shows none', () => {
    const fixes = legalFixes(inputFor({}, { profile: { country: 'OTHER' } }))
    for (const { content, title } of piecesOf(fixes)) assert.doesNotMatch(content, /Austral|Zealand/u, title)
    assert.equal(fixes.find(({ id }) => id === 'terms')?.pieces.length, 2)
    assert.equal(legalFixes(inputFor({})).find(({ id }) => id === 'terms')?.pieces.length, 4)
  })

  test('end in one full stop where the owner typed a sentence', () => {
    const typed = {
      'law-and-courts': 'The law of the Commonwealth of Virginia applies.',
      measures: 'We lock it up.',
      'years-of-keeping-it': 'We keep it for a year.',
    }
    const all = legalFixes(sellingFrom(BRITISH)).map((fix) => ({ ...fix, check: 'any' }))
    const contents = piecesOf(filledIn(all, { words: typed })).map(({ content }) => content)
    for (const line of Object.values(typed)) assert.ok(contents.some((content) => content.includes(line)))
    for (const content of contents) assert.doesNotMatch(content, /\.\./u)
  })

  test('stay those of the country that the owner chose', () => {
    const [privacy] = legalFixes(inputFor(BRITISH, { profile: { country: 'NZ' } }))
    assert.match(privacy?.pieces[0]?.content ?? '', /Privacy Act 2020/u)
  })
})

const noteFor = (home: GivenPage) => piecesOf(shippingFixes(sellingFrom(home)))[0]?.note ?? ''

describe('drafts in English for a website in another language', () => {
  test('are not offered where nobody can tell what is missing', () => {
    assert.deepEqual(legalFixes(inputFor(GERMAN)), [])
  })

  test('say so where the owner asked for one', () => {
    assert.match(noteFor(GERMAN), /It is in English, and your website is in another language/u)
    assert.doesNotMatch(noteFor({}), /English/u)
  })
})

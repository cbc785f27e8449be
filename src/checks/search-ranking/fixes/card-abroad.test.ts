import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { withFields } from '#fixes/fields.ts'
import { jsonLdFixes } from './json-ld-fixes.ts'

const fixFor = (home: GivenPage, rule = 'structured-data-missing') => {
  const [fix] = jsonLdFixes(
    anInput({
      facts: failedAt({ [rule]: ['https://joes.test/'] }),
      evidence: { site: aSite(), pages: aCrawl([aPage(home)]) },
    }),
  )
  assert.ok(fix)
  return withFields({ ...fix, check: 'any' }, { details: [], words: {}, today: '' })
}
const ROOT = 'https://joes.test/'
const contentFor = (home: GivenPage): string => fixFor(home).pieces[0]?.content ?? ''
const carded = (item: Record<string, unknown>): GivenPage => ({
  structured: { jsonLd: [item], broken: 0, types: [], microProducts: [] },
})
const aRelation = (url: string): GivenPage => ({
  relations: [{ rel: 'canonical', href: url, url, hreflang: null, type: null, source: 'html' }],
})
const sharing = (picture: string): GivenPage => ({
  metas: [{ name: null, property: 'og:image', httpEquiv: null, content: picture }],
})

describe('the business card of a business in any country', () => {
  test('has the whole address that the website states, with its country', () => {
    const content = contentFor({ text: { footer: '12 Elm Street, Salem, OR 97301' } })
    for (const line of ['"12 Elm Street"', '"Salem"', '"OR"', '"97301"', '"addressCountry": "US"'])
      assert.ok(content.includes(line), line)
  })

  test('says where it is only with a part of the address that is known', () => {
    assert.match(fixFor({ text: { footer: '12 Elm Street, Salem, OR 97301' } }).why, /who and where you are/u)
    assert.match(
      fixFor({ contact: { emails: [], phones: [], addressLike: true } }).why,
      /It says who you are/u,
    )
  })

  test('asks for the two letters of any country where nothing shows one', () => {
    const content = contentFor({ contact: { emails: [], phones: [], addressLike: true } })
    assert.match(content, /"addressCountry": "\[your country: its two letters, such as AU, GB, NZ or US\]"/u)
  })

  test('keeps the name of a country that is an item of its own', () => {
    const address = { '@type': 'PostalAddress', addressCountry: { '@type': 'Country', name: 'GB' } }
    assert.match(contentFor(carded({ '@type': 'Electrician', address })), /"addressCountry": "GB"/u)
  })

  test('cannot be finished without a phone number, without which the new card is told as incomplete', () => {
    const card = carded({ '@type': 'Electrician', name: 'Joe', address: { addressCountry: 'GB' } })
    const missing = (rule: string) =>
      fixFor(card, rule).pieces.flatMap((piece) =>
        fillPiece(piece, piece.fields, {}).missing.map(({ id }) => id),
      )
    assert.deepEqual(missing('localbusiness-incomplete'), ['phone-number'])
    assert.deepEqual(missing('structured-data-missing'), ['phone-number'])
  })

  test('has the picture for sharing only where it is at a host of the website’s own', () => {
    assert.match(
      contentFor(sharing('https://www.joes.test/shop.jpg')),
      /"image": "https:\/\/www\.joes\.test/u,
    )
    assert.match(contentFor(sharing('/shop.jpg')), /"image": "https:\/\/joes\.test\/shop\.jpg"/u)
    const named = { ...aRelation('https://joes.example/'), ...sharing('https://joes.example/shop.jpg') }
    assert.match(contentFor(named), /"image": "https:\/\/joes\.example/u)
    const calledWrong = jsonLdFixes(
      anInput({
        facts: failedAt({ 'structured-data-missing': [ROOT], 'canonical-offsite': [ROOT] }),
        evidence: { site: aSite(), pages: aCrawl([aPage(named)]) },
      }),
    )
    assert.doesNotMatch(calledWrong[0]?.pieces[0]?.content ?? '"image"', /"image"/u)
    assert.doesNotMatch(contentFor(sharing('https://files.maker.example/template.jpg')), /"image"/u)
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { jsonLdFixes } from './json-ld-fixes.ts'

const ELECTRICIAN = { '@type': 'Electrician', name: 'Joe' }
const FAQ = { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Do you work on Sundays?' }] }
const WORDPRESS = { name: 'WordPress', kind: 'cms', version: null, by: 'header' } as const

const fixFor = (jsonLd: unknown[], rule = 'localbusiness-incomplete', isWordPress = false) => {
  const home = aPage({
    structured: { jsonLd, broken: 0, types: [], microProducts: [] },
    technologies: isWordPress ? [WORDPRESS] : [],
  })
  const [fix] = jsonLdFixes(
    anInput({
      facts: failedAt({ [rule]: ['https://joes.test/'] }),
      evidence: { site: aSite({ home }), pages: aCrawl([home]) },
    }),
  )
  const [piece] = fix?.pieces ?? []
  const [written = '{}'] = /\{[\s\S]*\}/u.exec(piece?.content ?? '') ?? []
  const card: Record<string, unknown> = JSON.parse(written)
  return { card, note: piece?.note ?? '', steps: fix?.where.steps ?? [] }
}

test('the card names the one block that it replaces, and leaves the others', () => {
  const { note, steps } = fixFor([FAQ, ELECTRICIAN])
  assert.match(note, /with "@type": "Electrician"\. Put this one in its place/u)
  assert.match(note, /Leave what is there of FAQPage as it is\./u)
  assert.match(steps[0] ?? '', /in place of the card “Electrician”/u)
  assert.ok(!steps.some((step) => step.includes('just before </head>')))
})

test('without a card on the homepage it is pasted before the end of the head', () => {
  const { note, steps } = fixFor([FAQ], 'structured-data-missing')
  assert.match(note, /^Put it on your homepage once\. /u)
  assert.match(steps[0] ?? '', /just before <\/head>/u)
})

test('a system that writes the card has it filled in or switched off first', () => {
  assert.match(fixFor([ELECTRICIAN], undefined, true).steps[0] ?? '', /^See what writes the card/u)
})

test('names that a page has in its data stand on one line, cut where they are long, and the first ten of many', () => {
  const odd = { '@type': `FAQ\nPage ${'x'.repeat(200)}` }
  const { note } = fixFor([{ '@type': '' }, { '@type': 'https://schema.org/' }, odd, ELECTRICIAN])
  assert.match(note, /Leave what is there of FAQ Page x{30,50}… as it is\./u)
  const own = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`isOwn${at}`, 'x']))
  assert.match(
    fixFor([{ ...ELECTRICIAN, ...own }]).note,
    /Yours also has isOwn0, .*, isOwn9 and 3 others: copy/u,
  )
})

const CAFE = {
  '@type': ['Restaurant', 'CafeOrCoffeeShop'],
  '@id': 'https://joes.test/#restaurant',
  name: 'Joe’s',
  address: { '@type': 'PostalAddress', streetAddress: '4 Main Street', addressLocality: 'Dublin' },
}

test('the card keeps all types of the one that is there, and the name by which other data refers to it', () => {
  const site = { '@type': 'WebSite', publisher: { '@id': CAFE['@id'] } }
  const { card, note } = fixFor([site, CAFE])
  assert.deepEqual(card['@type'], ['Restaurant', 'CafeOrCoffeeShop'])
  assert.equal(card['@id'], CAFE['@id'])
  assert.match(
    note,
    /If the same part also has WebSite, put only what is between \{ and \} of this one, with both, in place of the object with "@type": "Restaurant"\./u,
  )
  const alone = fixFor([CAFE])
  assert.doesNotMatch(alone.note, /same part/u)
  assert.equal(fixFor([ELECTRICIAN]).card['@id'], undefined)
})

test('a general type gives way to a precise one beside it, and to that of the profile', () => {
  const both = { ...ELECTRICIAN, '@type': ['Organization', 'Electrician'] }
  assert.deepEqual(fixFor([both]).card['@type'], ['Organization', 'Electrician'])
  const general = { ...ELECTRICIAN, '@type': ['Organization', 'LocalBusiness'], address: CAFE.address }
  assert.equal(fixFor([general]).card['@type'], 'Organization')
  assert.equal(fixFor([ELECTRICIAN]).card['@type'], 'Electrician')
})

test('an @id that is no text, or of another page, is not kept', () => {
  assert.equal(fixFor([{ ...CAFE, '@id': 7 }]).card['@id'], undefined)
  assert.equal(fixFor([{ ...CAFE, '@id': ' ' }]).card['@id'], undefined)
  assert.equal(fixFor([{ ...CAFE, '@id': '#cafe' }]).card['@id'], '#cafe')
})

test('nobody with guests is told to delete the street', () => {
  for (const type of ['Restaurant', 'Hotel', 'BedAndBreakfast', 'BookStore', 'Museum'])
    assert.doesNotMatch(fixFor([{ ...CAFE, '@type': type }]).note, /Delete the street/u, type)
  for (const type of ['Electrician', 'HousePainter', 'LocalBusiness', 'OnlineStore'])
    assert.match(fixFor([{ ...CAFE, '@type': type }]).note, /Delete the street/u, type)
})

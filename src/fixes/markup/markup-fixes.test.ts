import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { HtmlValidate } from 'html-validate'
import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { aPicture, aSite } from '#support/evidence.ts'
import type { BusinessDetails } from '../fix.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aPage, type PageSaid } from '#support/page-facts.ts'
import { jsonLdFixes } from './json-ld-fixes.ts'
import { shareFixes } from './share-fixes.ts'
import { titleFixes } from './title-fixes.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Whether a stand-alone validator finds the markup sound when it stands in the head of a page. */
async function assertSoundInHead(markup: string): Promise<void> {
  const page = `<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Joe</title>\n${markup}</head>\n<body></body>\n</html>\n`
  const report = await validator.validateString(page)
  assert.deepEqual(
    report.results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    [],
  )
}

/** Elements of a markup with their attributes and text, by an HTML parser. */
function elementsIn(markup: string) {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => void found.push({ name, attributes, text: '' }),
    ontext: (text) => {
      const last = found.at(-1)
      if (last) last.text += text
    },
  })
  parser.end(markup)
  return found
}

const rules = (failed: Readonly<Record<string, string[]>>) => ({
  rules: Object.entries(failed).map(([id, pages]) => ({ id, outcome: 'failed', pages })),
})

/** The properties of schema.org 29.0 that a business card here may have, with Google's required ones. */
const Card = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string().regex(/^[A-Z][A-Za-z]+$/u),
  name: z.string().min(1),
  url: z.url(),
  telephone: z.string(),
  email: z.email().optional(),
  image: z.url().optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string(),
    addressLocality: z.string(),
    addressRegion: z.string().optional(),
    postalCode: z.string(),
    addressCountry: z.string(),
  }),
  sameAs: z.array(z.url()).optional(),
})

const card = async (home: PageSaid, profile = {}, details?: BusinessDetails) => {
  const input = anInput({
    facts: rules({ 'structured-data-missing': ['https://joes.test/'] }),
    evidence: { site: aSite(), pages: aCrawl([aPage(home)]) },
    profile,
    details,
  })
  const content = jsonLdFixes(input)[0]?.pieces[0]?.content ?? ''
  await assertSoundInHead(content)
  const [script] = elementsIn(content)
  assert.equal(script?.attributes['type'], 'application/ld+json')
  return Card.parse(JSON.parse(script.text))
}

describe('the business card', () => {
  test('holds what the owner and the website say, and names what is missing', async () => {
    const made = await card(
      { contact: { emails: [], phones: [], addressLike: false } },
      { businessName: 'Joe’s Café', city: 'Hobart', country: 'AU', facebook: 'joescafe' },
    )
    assert.equal(made.name, 'Joe’s Café')
    assert.deepEqual(made.address, {
      '@type': 'PostalAddress',
      streetAddress: '[your street address]',
      addressLocality: 'Hobart',
      postalCode: '[your postcode]',
      addressCountry: 'AU',
    })
    assert.deepEqual(made.sameAs, ['https://www.facebook.com/joescafe'])
  })

  test('holds the address and the phone number of the summary', async () => {
    const details = { phone: '0362000000', address: '1 High St, Hobart TAS 7000', nzbn: '', gstNumber: '' }
    const made = await card({}, { country: 'AU' }, details)
    assert.equal(made.telephone, '+61362000000')
    assert.deepEqual(made.address, {
      '@type': 'PostalAddress',
      streetAddress: '1 High St',
      addressLocality: 'Hobart',
      addressRegion: 'TAS',
      postalCode: '7000',
      addressCountry: 'AU',
    })
  })

  test('keeps the kind of business and the details of a card that is there', async () => {
    const jsonLd = [
      {
        '@type': 'Bakery',
        name: 'Joe',
        telephone: '03 6200 0000',
        address: { '@type': 'PostalAddress', streetAddress: '1 High St', postalCode: '7000' },
      },
    ]
    const made = await card({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })
    assert.equal(made['@type'], 'Bakery')
    assert.equal(made.telephone, '03 6200 0000')
    assert.equal(made.address.streetAddress, '1 High St')
  })

  test('X01 cannot be ended from within by a hostile name', async () => {
    const made = await card({}, { businessName: '</script><script>alert(1)</script>' })
    assert.equal(made.name, '</script><script>alert(1)</script>')
  })

  test('is not offered where search engines have one', () => {
    assert.deepEqual(jsonLdFixes(anInput({ facts: rules({}), evidence: { site: aSite() } })), [])
  })
})

const share = (said: PageSaid, features: Record<string, boolean>) => {
  const page = aPage({ url: '/tap', ...said })
  return shareFixes(
    anInput({
      facts: { features },
      evidence: { share: { url: page.url, kind: 'page', page, image: null } },
      profile: { businessName: 'Joe & Sons' },
    }),
  )[0]?.pieces[0]
}

describe('the tags of a shared page', () => {
  const ALL_MISSING = { image: false, web_address: false, product_title: false, product_description: false }

  test('are made from the page, and shown as the card they make', async () => {
    const piece = share(
      {
        headings: [aHeading('Taps "for" life', { level: 1 })],
        text: { main: 'We mend taps. We mend them well. Call us any day of the week.' },
        images: [
          aPicture('/small.png', { width: 100, height: 100 }),
          aPicture('/big.jpg', { width: 1200, height: 800 }),
          aPicture('/tap.jpg', { width: 600, height: 400 }),
        ],
      },
      ALL_MISSING,
    )
    await assertSoundInHead(piece?.content ?? '')
    const tags = new Map(
      elementsIn(piece?.content ?? '').map(({ attributes }) => [
        attributes['property'] ?? attributes['name'],
        attributes['content'],
      ]),
    )
    assert.equal(tags.get('og:title'), 'Taps "for" life')
    assert.equal(tags.get('og:image'), 'https://joes.test/big.jpg')
    assert.equal(tags.get('og:url'), 'https://joes.test/tap')
    assert.equal(tags.get('og:site_name'), 'Joe & Sons')
    assert.match(tags.get('og:description') ?? '', /^We mend taps\. /u)
    assert.deepEqual(piece?.preview, {
      kind: 'share',
      host: 'joes.test',
      title: 'Taps "for" life',
      description: tags.get('og:description'),
      picture: 'https://joes.test/big.jpg',
    })
  })

  test('say what to fill in where the page has no picture', () => {
    assert.match(share({}, ALL_MISSING)?.content ?? '', /content="\[your picture’s web address\]"/u)
  })

  test('are not offered for a page that has them all', () => {
    assert.equal(share({}, { image: true, product_title: true }), undefined)
  })
})

const page = (url: string, said: PageSaid = {}) =>
  aPage({
    url,
    headings: [aHeading('Blocked drains', { level: 1 })],
    text: {
      main: 'About us\nWe clear blocked drains in homes and shops. Most are clear within an hour. Call us first. And more.',
    },
    ...said,
  })

const rows = (pages: PageSaid[], failed: Record<string, string[]>): string[][] => {
  const crawl = aCrawl(pages.map((said) => page(said.url ?? '/', said)))
  const input = anInput({
    facts: rules(failed),
    evidence: { pages: crawl },
    profile: { businessName: 'Joe’s' },
  })
  const content = titleFixes(input)[0]?.pieces[0]?.content ?? ''
  return parse(content, { bom: true }).slice(1)
}

describe('new titles and descriptions', () => {
  const LONG = 'Plumbing, drains, gas fitting and hot water for homes and businesses across greater Hobart'

  test('come from the heading and the first sentences, and fit', () => {
    const failed = {
      'title-missing': ['https://joes.test/drains'],
      'description-missing': ['https://joes.test/drains'],
    }
    const [[, , title = '', , description = ''] = []] = rows([{ url: '/drains' }, { url: '/other' }], failed)
    assert.equal(title, 'Blocked drains | Joe’s')
    assert.match(description, /^We clear blocked drains .*\.$/u)
    assert.ok(description.length >= 70 && description.length <= 155)
  })

  test('shorten what is too long to 60 characters at the end of a word', () => {
    const said = { url: '/a', headings: [aHeading(LONG, { level: 1 })] }
    const [[, , title = ''] = []] = rows([said], { 'title-long': ['https://joes.test/a'] })
    assert.ok(title.length <= 60 && LONG.startsWith(title) && LONG[title.length] === ' ', title)
  })

  test('leave alone what is in order', () => {
    assert.deepEqual(rows([{ url: '/a' }], {}), [])
    const [[, , , , description] = []] = rows([{ url: '/a' }], { 'title-short': ['https://joes.test/a'] })
    assert.equal(description, 'Keep it')
  })

  test('do not give two pages one title', () => {
    const both = ['https://joes.test/a', 'https://joes.test/b']
    const [[, , one] = [], [, , two] = []] = rows([{ url: '/a' }, { url: '/b' }], { 'title-duplicate': both })
    assert.notEqual(one, two)
  })

  test('X02 a formula from a stranger’s page stays text in the sheet', () => {
    const said = { url: '/a', headings: [aHeading('=HYPERLINK("http://evil.test")', { level: 1 })] }
    const [[, , title] = []] = rows([said], { 'title-missing': ['https://joes.test/a'] })
    assert.equal(title?.startsWith("'="), true)
  })
})

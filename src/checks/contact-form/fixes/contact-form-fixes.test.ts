import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { PageFacts, TechnologyFacts } from '#core/evidence/page.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { blanksIn } from '#fixes/fields.ts'
import type { FixEvidence } from '#fixes/fix.ts'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aLink, aPage } from '#support/page-facts.ts'
import { assertSound, attributesOf } from '#support/markup.ts'
import { contactFormFixes } from './contact-form-fixes.ts'

const at = (...technologies: [TechnologyFacts['name'], TechnologyFacts['kind']][]) => ({
  site: aSite({
    home: aPage({
      technologies: technologies.map(([name, kind]) => ({ name, kind, version: null, by: 'header' })),
    }),
  }),
})

const FACTS = {
  page: null,
  kind: null,
  builder: null,
  fields: [],
  score: null,
  advice: [],
  emailLinks: [],
  phoneLinks: [],
  otherWays: { chat: false, booking: false },
}

const form = (evidence: FixEvidence = at()) =>
  contactFormFixes(anInput({ status: 'no_contact_form', evidence, profile: { businessName: 'Joe <3' } }))[0]

const linkTo = (href: string) => [aLink(href, 'Privacy policy', { region: 'footer' })]

const hrefIn = (...pages: PageFacts[]): string | null =>
  /Our <a href="([^"]*)"/u.exec(
    form({ site: aSite(), pages: aCrawl(pages) })?.pieces[0]?.content ?? '',
  )?.[1] ?? null

const withFacts = (facts: object) =>
  contactFormFixes(anInput({ status: 'no_contact_form', facts: { ...FACTS, ...facts }, evidence: at() }))[0]
    ?.pieces ?? []

const stepAtPlace = (place: unknown, evidence: FixEvidence = at()) =>
  contactFormFixes(
    anInput({ status: 'no_contact_form', facts: { ...FACTS, place }, evidence }),
  )[0]?.where.steps.find((step) => /Paste the form|and add a form/u.test(step))

describe('the contact form', () => {
  test("is valid, accessible, and names each field's purpose for browsers", async () => {
    const markup = form()?.pieces[0]?.content ?? ''
    await assertSound(markup.replace('[your form address]', 'https://forms.test/joe'), 'main')
    assert.deepEqual(
      attributesOf('input', markup)
        .filter(({ type }) => type !== 'hidden')
        .map(({ autocomplete }) => autocomplete),
      ['name', 'email', 'tel'],
    )
    assert.match(markup, /action="\[your form address\]"/u)
  })

  test('has dark words on white in its fields and its button, whatever the colours around it', () => {
    const markup = form()?.pieces[0]?.content ?? ''
    const controls = ['input', 'textarea', 'button'].flatMap((tag) => attributesOf(tag, markup))
    const styles = controls.filter(({ type }) => type !== 'hidden').map(({ style }) => style ?? '')
    assert.equal(styles.length, 5)
    for (const style of styles) assert.match(style, /^color:#222;background:#fff;/u)
  })

  test('links the privacy page that was read and says enough, whatever a link promises', () => {
    const main = 'We collect personal information, use it to answer you and keep it safe. '.repeat(20)
    const policy = aPage({ url: '/legal/privacy', text: { main, mainWords: 260 } })
    assert.equal(
      hrefIn(aPage({ links: linkTo('/legal/privacy') }), policy),
      'https://joes.test/legal/privacy',
    )
    assert.equal(hrefIn(aPage({ links: linkTo('/legal/privacy') })), null)
    assert.equal(hrefIn(aPage({ links: linkTo('#') })), null)
    assert.equal(hrefIn(aPage({ links: linkTo('https://elsewhere.test/privacy') })), null)
  })

  test('links no part of a page, which may be a pop-up that no address opens', () => {
    const text = 'We collect personal information, use it to answer you and keep it safe. '.repeat(20)
    const heading = aHeading('Privacy policy', { id: 'privacy', sectionWords: 260, sectionText: text })
    const home = aPage({
      headings: [heading],
      text: { main: text, mainWords: 260 },
      links: linkTo('#privacy'),
    })
    assert.equal(hrefIn(home), null)
  })

  test('comes with the rule that lets it send, where the pages’ own rule keeps forms at home', () => {
    const pieces = withFacts({ ownRule: "form-action 'self'" })
    assert.deepEqual(
      pieces.map(({ content }) => content).filter((text) => text.startsWith('form-action')),
      ["form-action 'self' [your form address]"],
    )
    assert.ok(!withFacts({}).some(({ content }) => content.startsWith('form-action')))
  })

  test('is the changed rule alone where a form is there that browsers do not send', () => {
    const newRule = "form-action 'self' https://forms.test"
    const blocked = { page: 'https://joes.test/', host: 'forms.test', rule: "form-action 'self'", newRule }
    assert.deepEqual(
      withFacts({ blocked }).map(({ content }) => content),
      [newRule],
    )
  })

  test('is a web address alone where a form is there that sends to an email address', () => {
    const [piece, ...more] = withFacts({
      misaddressed: { page: 'https://joes.test/', address: 'bek@joes.test' },
    })
    assert.ok(piece && more.length === 0)
    const typed = { 'form-address': 'formspree.io/f/abc' }
    assert.equal(
      fillPiece(piece, blanksIn(piece.content), typed).text.trim(),
      'action="https://formspree.io/f/abc"',
    )
  })

  test('goes where the steps of the check put it', () => {
    assert.equal(
      stepAtPlace({ page: 'https://joes.test/', part: 'Contact us' }),
      'Paste the form into the part “Contact us” of your homepage.',
    )
    assert.match(
      stepAtPlace({ page: 'https://joes.test/contact', part: null }) ?? '',
      /into your page \/contact\.$/u,
    )
    assert.match(
      stepAtPlace({ page: 'https://joes.test/', part: 'Contact us' }, at(['Webflow', 'builder'])) ?? '',
      /edit the part “Contact us” of your homepage and add/u,
    )
    assert.match(
      stepAtPlace({ page: 'https://joes.test/', part: 'Save $$ and $&' }) ?? '',
      /the part “Save \$\$ and \$&” of your homepage/u,
    )
    assert.match(stepAtPlace(null) ?? '', /into a new page called Contact\.$/u)
  })

  test('gets its address before it is pasted', () => {
    const [address, paste] = form()?.where.steps ?? []
    assert.match(address ?? '', /needs an address/u)
    assert.match(paste ?? '', /^Paste the form/u)
  })

  test('says that its words are in English to a website in another language', () => {
    const german = aPage({ lang: 'de', text: { words: 300, languages: { de: 1 } } })
    assert.match(form({ pages: aCrawl([german]) })?.pieces[0]?.note ?? '', /in English/u)
    assert.doesNotMatch(form({ pages: aCrawl([aPage()]) })?.pieces[0]?.note ?? '', /English/u)
  })

  test('asks two things at most, the address of the form with an example and a way to get one', () => {
    const [piece] = form()?.pieces ?? []
    assert.ok(piece)
    const fields = blanksIn(piece.content)
    assert.deepEqual(
      fields.map(({ id }) => id),
      ['form-address', 'access-key'],
    )
    assert.match(piece.note ?? '', /Once you have a page with your privacy policy/u)
    const address = fields.find(({ id }) => id === 'form-address')
    assert.match(address?.example ?? '', /^https:\/\//u)
    assert.match(address?.hint ?? '', /No address yet\?/u)
    const typed = Object.fromEntries(fields.map(({ id }) => [id, 'https://forms.test/joe']))
    const { text, missing } = fillPiece(piece, fields, typed)
    assert.deepEqual([missing, text.includes('[your')], [[], false])
    const without = fillPiece(piece, fields, { 'form-address': 'https://forms.test/joe' })
    assert.deepEqual([without.missing, /access_key|\[your/u.test(without.text)], [[], false])
  })

  test('comes with a link that works without such an address', async () => {
    const [, link] = form()?.pieces ?? []
    assert.equal(link?.isLater, true)
    assert.match(link?.content ?? '', /href="mailto:/u)
    assert.equal(form(at(['Netlify', 'host']))?.pieces.length, 1)
  })

  test('comes without a link that opens an email where the website has one', () => {
    const facts = { ...FACTS, emailLinks: ['joe@joes.test'] }
    const [fix] = contactFormFixes(anInput({ status: 'no_contact_form', facts, evidence: at() }))
    assert.equal(fix?.pieces.length, 1)
  })

  test('is received by Netlify where the website is hosted there', async () => {
    const markup = form(at(['Netlify', 'host']))?.pieces[0]?.content ?? ''
    await assertSound(markup, 'main')
    assert.equal(attributesOf('form', markup)[0]?.['data-netlify'], 'true')
  })

  test('is a list of fields where a builder or WordPress makes forms', () => {
    for (const evidence of [at(['Wix', 'builder']), at(['WordPress', 'cms'])])
      assert.equal(form(evidence)?.pieces[0]?.kind, 'text')
  })

  test('is not offered to a website that has one', () => {
    assert.deepEqual(contactFormFixes(anInput({ status: 'has_contact_form' })), [])
  })
})

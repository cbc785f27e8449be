import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { TechnologyFacts } from '#core/evidence/page.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { blanksIn } from '#fixes/fields.ts'
import type { FixEvidence } from '#fixes/fix.ts'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aLink, aPage } from '#support/page-facts.ts'
import { assertSound, attributesOf } from '#support/sound-markup.ts'
import { contactFormFixes } from './contact-form-fixes.ts'

const at = (...technologies: [TechnologyFacts['name'], TechnologyFacts['kind']][]) => ({
  site: aSite({
    home: aPage({
      technologies: technologies.map(([name, kind]) => ({ name, kind, version: null, by: 'header' })),
    }),
  }),
})

const form = (evidence: FixEvidence = at()) =>
  contactFormFixes(anInput({ status: 'no_contact_form', evidence, profile: { businessName: 'Joe <3' } }))[0]

describe('the contact form', () => {
  test("is valid, accessible, and names each field's purpose for browsers", async () => {
    const markup = form()?.pieces[0]?.content ?? ''
    await assertSound(markup.replace('[your form address]', 'https://forms.test/joe'))
    assert.deepEqual(
      attributesOf('input', markup).map(({ autocomplete }) => autocomplete),
      ['name', 'email', 'tel'],
    )
    assert.match(markup, /action="\[your form address\]"/u)
  })

  test('links the privacy page of the website, where there is one', () => {
    assert.match(form()?.pieces[0]?.content ?? '', /href="\[your privacy page’s address\]"/u)
    const links = [aLink('/legal/privacy', 'Privacy policy', { region: 'footer' })]
    const evidence = { site: aSite(), pages: aCrawl([aPage({ links })]) }
    assert.match(form(evidence)?.pieces[0]?.content ?? '', /href="https:\/\/joes\.test\/legal\/privacy"/u)
  })

  test('asks three things at most, the address of the form with an example and a way to get one', () => {
    const [piece] = form()?.pieces ?? []
    assert.ok(piece)
    const fields = blanksIn(piece.content)
    assert.ok(fields.length <= 3)
    const address = fields.find(({ id }) => id === 'form-address')
    assert.match(address?.example ?? '', /^https:\/\//u)
    assert.match(address?.hint ?? '', /No address yet\?/u)
    const typed = Object.fromEntries(fields.map(({ id }) => [id, 'https://forms.test/joe']))
    const { text, missing } = fillPiece(piece, fields, typed)
    assert.deepEqual([missing, text.includes('[your')], [[], false])
  })

  test('comes with a link that works without such an address', async () => {
    const [, link] = form()?.pieces ?? []
    assert.equal(link?.isLater, true)
    assert.match(link?.content ?? '', /href="mailto:/u)
    assert.equal(form(at(['Netlify', 'host']))?.pieces.length, 1)
  })

  test('is received by Netlify where the website is hosted there', async () => {
    const markup = form(at(['Netlify', 'host']))?.pieces[0]?.content ?? ''
    await assertSound(markup)
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

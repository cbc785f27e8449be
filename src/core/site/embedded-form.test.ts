import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage, type GivenPage } from '#support/page-facts.ts'
import type { TechnologyFacts } from '../evidence/page.ts'
import { embeddedForm } from './embedded-form.ts'

const technology = (name: string, by: TechnologyFacts['by']): GivenPage => ({
  technologies: [{ name, kind: 'form', version: null, by }],
})
const serviceOn = (url: string, given: GivenPage): string | null =>
  embeddedForm([aPage({ url, ...given })])?.service ?? null

describe('the form of a service', () => {
  it('is seen on a contact page by an inline script or its place in the markup', () => {
    assert.equal(serviceOn('/enquire', technology('HubSpot form', 'global')), 'HubSpot')
    assert.equal(serviceOn('/enquire', technology('HoneyBook', 'html')), 'HoneyBook')
  })
  it('is not seen by a link, nor so on any other page, where it may be a questionnaire', () => {
    assert.equal(serviceOn('/enquire', technology('Typeform', 'link')), null)
    assert.equal(serviceOn('/style-quiz', technology('Typeform', 'html')), null)
    assert.equal(serviceOn('/enquire', technology('Mailchimp form', 'script')), null)
  })
  it('is one of photographers and wedding businesses too', () => {
    for (const [address, service] of [
      ['https://hello.dubsado.com/public/form/view/615ca7', 'Dubsado'],
      ['https://app.studioninja.co/contactform/parser/0a80/0a81', 'Studio Ninja'],
    ] as const) {
      const frames = [{ url: address, title: null, region: 'main', lazy: false } as const]
      assert.equal(serviceOn('/contact', { frames }), service)
    }
  })
})

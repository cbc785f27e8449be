import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { htmlPage, prose } from '#support/html-page.ts'
import { aPage, type GivenPage } from '#support/page-facts.ts'
import type { TechnologyFacts } from '../evidence/page.ts'
import { embeddedForm } from './embedded-form.ts'

const technology = (name: string, by: TechnologyFacts['by']): GivenPage => ({
  technologies: [{ name, kind: 'form', version: null, by }],
})
const serviceOn = (url: string, given: GivenPage): string | null =>
  embeddedForm([aPage({ url, ...given })])?.service ?? null

const HUBSPOT = '<script src="//js.hsforms.net/forms/embed/v2.js"></script>'
const SIGNUP = '<form class="hs-form"><input type="email" name="email"><button>Join</button></form>'
const onPage = (path: string, body: string): string | null =>
  embeddedForm([htmlPage(path, `<main><p>${prose(60)}</p>${body}</main>`)])?.service ?? null

describe('the form of a service', () => {
  it('is seen on a contact page by an inline script or its place in the markup', () => {
    assert.equal(serviceOn('/enquire', technology('HubSpot form', 'global')), 'HubSpot')
    assert.equal(serviceOn('/enquire', technology('HoneyBook', 'html')), 'HoneyBook')
    assert.equal(serviceOn('/enquire', technology('POWR', 'html')), 'POWr')
  })
  it('is not seen by a link, nor so on any other page, where it may be a questionnaire', () => {
    assert.equal(serviceOn('/enquire', technology('Typeform', 'link')), null)
    assert.equal(serviceOn('/style-quiz', technology('Typeform', 'html')), null)
    assert.equal(serviceOn('/enquire', technology('Zoho Forms', 'script')), null)
  })
  it('is not seen by a chat of the same service, or a hint to the browser to connect to it', () => {
    for (const body of [
      '<script src="https://salesiq.zohopublic.com/widget?wc=1"></script>',
      '<link rel="preconnect" href="https://tally.so">',
      '<link rel="dns-prefetch" href="//js.hsforms.net">',
    ])
      assert.equal(onPage('/contact', body), null, body)
  })
  it('is not the sign-up that its script has drawn', () => {
    assert.equal(onPage('/', `<h2>Contact us</h2>${HUBSPOT}`), 'HubSpot')
    assert.equal(onPage('/', `<h2>Contact us</h2>${HUBSPOT}${SIGNUP}`), null)
    assert.equal(onPage('/contact', SIGNUP), null)
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

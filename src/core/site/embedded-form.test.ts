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

/** An address at which each service serves a form or a booking to be embedded. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = {
  Typeform: ['https://joes.typeform.com/to/a1'],
  Jotform: ['https://form.jotform.com/1', 'https://form.jotformeu.com/1', 'https://form.jotformpro.com/1'],
  'Google Forms': ['https://docs.google.com/forms/d/e/1/viewform', 'https://forms.gle/a1'],
  'Microsoft Forms': [
    'https://forms.office.com/r/a1',
    'https://forms.microsoft.com/r/a1',
    'https://forms.cloud.microsoft/r/a1',
  ],
  Tally: ['https://tally.so/embed/a1'],
  Formstack: ['https://joes.formstack.com/forms/a1'],
  Wufoo: ['https://joes.wufoo.com/embed/a1', 'https://joes.wufoo.eu/embed/a1'],
  'Cognito Forms': ['https://www.cognitoforms.com/f/a1'],
  Paperform: ['https://joes.paperform.co/'],
  'Zoho Forms': ['https://forms.zoho.com/joes/form/a1', 'https://forms.zohopublic.com.au/joes/form/a1'],
  HubSpot: ['https://share.hsforms.com/a1', 'https://js.hsforms.net/forms/a1'],
  Airtable: ['https://airtable.com/embed/a1', 'https://airtable.com/shrA1'],
  '123FormBuilder': ['https://www.123formbuilder.com/form-1', 'https://form.123formbuilder.io/a1'],
  Formsite: ['https://fs1.formsite.com/joes/a1'],
  EmailMeForm: ['https://www.emailmeform.com/builder/form/a1'],
  Fillout: ['https://forms.fillout.com/t/a1'],
  formrun: ['https://form.run/@joes'],
  foxyform: ['https://www.foxyform.com/form.php'],
  POWr: ['https://www.powr.io/form-builder/u/a1'],
  HoneyBook: ['https://widget.honeybook.com/assets_users_production/websiteplacements/placement.js'],
}
const BOOKINGS: Readonly<Record<string, string>> = {
  Calendly: 'https://calendly.com/joes/tap',
  Acuity: 'https://joes.as.me/tap',
  Fresha: 'https://www.fresha.com/book-now/joes',
  Timely: 'https://bookings.gettimely.com/joes',
  Cliniko: 'https://joes.cliniko.com/bookings',
  HotDoc: 'https://www.hotdoc.com.au/request/joes',
  SimplyBook: 'https://joes.simplybook.me/',
  'Square Appointments': 'https://squareup.com/appointments/book/a1',
  Setmore: 'https://joes.setmore.com/',
}
const frame = (url: string) => ({ url, title: null, region: 'main', lazy: false }) as const
const framed = (url: string, path: string) =>
  embeddedForm([aPage(), aPage({ url: path, frames: [frame(url)] })])

describe('a frame of a service', () => {
  for (const [service, addresses] of Object.entries(EMBEDDED))
    it(`is its form on a contact page, and nothing to judge on another: ${service}`, () => {
      for (const url of addresses) {
        const page = 'https://joes.test/contact'
        assert.deepEqual(framed(url, '/contact'), { page, service, kind: 'form' }, url)
        assert.equal(framed(url, '/quiz'), null, url)
      }
    })

  for (const [service, url] of Object.entries(BOOKINGS))
    it(`is its booking on any page: ${service}`, () => {
      const page = 'https://joes.test/a1'
      assert.deepEqual(framed(url, '/a1'), { page, service, kind: 'booking' })
    })

  it('of somebody else is neither, nor is one of such a service for another purpose', () => {
    for (const url of [
      'https://maps.google.com/maps?q=joes',
      'https://nottally.so/embed/a1',
      'https://docs.google.com/document/d/a1',
      'https://squareup.com/gift/a1',
      'https://www.powr.io/image-slider/u/a1',
    ])
      assert.equal(framed(url, '/contact'), null, url)
  })

  it('that is a form goes before a booking, and that of a contact page before another', () => {
    const booking = frame('https://calendly.com/joes')
    const form = frame('https://tally.so/embed/a1')
    assert.equal(embeddedForm([aPage({ url: '/contact', frames: [booking, form] })])?.service, 'Tally')
    const [one, other] = [
      aPage({ url: '/a1', frames: [booking] }),
      aPage({ url: '/contact', frames: [frame('https://joes.setmore.com/')] }),
    ]
    assert.equal(embeddedForm([one, other])?.service, 'Setmore')
  })
})

const titled = (title: string) =>
  embeddedForm([
    aPage(),
    aPage({ url: '/a1', frames: [{ ...frame('https://docs.google.com/forms/d/e/1/viewform'), title }] }),
  ])?.kind ?? null

describe('a form of a service whose title says what it is for', () => {
  for (const title of [
    'Contact form',
    'Contact us',
    'Contact',
    'Enquiry',
    'Request a quote',
    'Request an appointment',
    'Cattery booking request',
    'Booking form',
    'Bookings',
  ])
    it(`is there to write to the business: ${title}`, () => assert.equal(titled(title), 'form'))

  for (const title of [
    'Contact tracing',
    'Daily quotes',
    'Quotes for the yearbook',
    'Staff bookings sheet',
    'Update your contact details',
    'Contact sports signup',
    'Booking cancellation',
    'Appointments of board members',
  ])
    it(`is there for something else: ${title}`, () => assert.equal(titled(title), null))
})

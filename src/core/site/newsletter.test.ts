import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '../evidence/page.ts'
import { htmlPage } from '#support/html-page.ts'
import { aField, aForm, aPage } from '#support/page-facts.ts'
import { findNewsletter } from './newsletter.ts'

const email = aField('email', { type: 'email' })
const frame = (url: string) => ({ url, title: null, region: 'main', lazy: false }) as const

const newsletterBeside = (...technologies: PageFacts['technologies']) =>
  findNewsletter([aPage({ forms: [aForm([email])], technologies })])
const newsletterOfClass = (className: string) =>
  findNewsletter([aPage({ forms: [aForm([email], { className })] })])

const made = (name: string, kind: 'builder' | 'shop', serves?: boolean) =>
  ({ name, kind, version: null, by: 'script', ...(serves === undefined ? {} : { serves }) }) as const

const named = (html: string) => findNewsletter([htmlPage('/', html)])

const box = (label: string) => `<label><input type="checkbox" name="ok" checked> ${label}</label>`
/** Whether a form with an email address and more is one of a newsletter. */
const signsUp = (more: string, button = '<i class="icon-send"></i>') =>
  named(`<form><input type="email" name="email">${more}<button>${button}</button></form>`).signupForm

describe('a newsletter sign-up', () => {
  it('is a form, recognised by the service it posts to', () => {
    const form = aForm([email], { action: 'https://joes.us1.list-manage.com/subscribe/post' })
    const seen = findNewsletter([aPage(), aPage({ url: '/news', forms: [form] })])
    assert.deepEqual(seen, { signupForm: true, provider: 'Mailchimp', at: 'https://joes.test/news' })
  })

  it("is recognised by a plug-in's mark in the form, or by a shop that keeps subscribers itself", () => {
    const plugin = aForm([email], { className: 'mc4wp-form' })
    assert.equal(findNewsletter([aPage({ forms: [plugin] })]).provider, 'Mailchimp')
    const shopify = { name: 'Shopify', kind: 'shop', version: null, by: 'script' } as const
    const shop = aPage({ forms: [aForm([email])], technologies: [shopify] })
    assert.equal(findNewsletter([shop]).provider, 'Shopify')
    const woo = aPage({ forms: [aForm([email])], technologies: [{ ...shopify, name: 'WooCommerce' }] })
    assert.equal(findNewsletter([woo]).provider, null)
  })

  it('is not a mailing service’s where the page only links to one', () => {
    const linked = { name: 'Mailchimp', kind: 'mailing', version: null, by: 'link' } as const
    const square = { name: 'Squarespace', kind: 'builder', version: null, by: 'script' } as const
    assert.equal(newsletterBeside(linked).provider, null)
    assert.equal(newsletterBeside(linked, square).provider, 'Squarespace')
    assert.equal(newsletterBeside({ ...linked, by: 'script' }, square).provider, 'Mailchimp')
  })

  it('is not of a builder that left its names, nor of a shop whose button alone is in the page', () => {
    const webflow = made('Webflow', 'builder', false)
    assert.equal(newsletterBeside(webflow).provider, null)
    assert.equal(newsletterBeside(webflow, made('Webflow Ecommerce', 'shop')).provider, null)
    const button = [made('Shopify', 'shop'), made('Shopify Buy Button', 'shop')]
    assert.equal(newsletterBeside(...button).provider, null)
    const square = made('Squarespace', 'builder')
    assert.equal(newsletterBeside(...button, square).provider, 'Squarespace')
    assert.equal(newsletterBeside(made('Carrd', 'builder'), square).provider, 'Squarespace')
  })

  it('may ask to agree to something beside the email address, and say nothing of news', () => {
    assert.equal(signsUp(box('I agree to the Privacy Policy')), true)
    assert.equal(
      signsUp(
        `${box('I have read the terms')}<label><input type="checkbox" name="age"> I confirm that I am over 18</label>`,
      ),
      true,
    )
    assert.equal(signsUp(box('Remember me')), false)
    assert.equal(signsUp(box('Vegetarian')), false)
    assert.equal(signsUp(box('I agree to the Privacy Policy'), 'Get a quote'), false)
    assert.equal(
      signsUp(`${box('I agree to the Privacy Policy')}<textarea name="message" hidden></textarea>`),
      false,
    )
    assert.equal(signsUp(`${box('I agree')}<select name="day"><option>Monday<option>Friday</select>`), false)
  })

  it('may ask for a name as well and say nothing of it, where its names or its address do', () => {
    const fields =
      '<input name="user[name]"><input type="email" name="user[email]"><button>Keep at it</button>'
    const acy = `<form id="formAcymailing1" action="/index.php/component/acym/" method="post">${fields}</form>`
    assert.deepEqual([named(acy).signupForm, named(acy).provider], [true, 'AcyMailing'])
    for (const attributes of ['action="/newsletter-subscribe"', 'class="newsletter-form"', 'name="enews"'])
      assert.equal(named(`<form method="post" ${attributes}>${fields}</form>`).signupForm, true, attributes)
    assert.equal(named(`<h3>Keep me posted</h3><form method="post">${fields}</form>`).signupForm, true)
    assert.equal(named(`<h3>Get the guide</h3><form method="post">${fields}</form>`).signupForm, false)
  })

  it('may be embedded', () => {
    const seen = findNewsletter([aPage({ frames: [frame('https://joes.substack.com/embed')] })])
    assert.deepEqual([seen.signupForm, seen.provider], [true, 'Substack'])
  })

  it('is recognised by the element in which a service writes it, and may exist where only the script is', () => {
    const written = htmlPage('/', '<div class="klaviyo-form-Xy12"></div>')
    assert.deepEqual(findNewsletter([written]), { signupForm: true, provider: 'Klaviyo', at: written.url })
    const script = htmlPage(
      '/',
      '<script src="https://chimpstatic.com/mcjs-connected/js/users/1/2.js"></script>',
    )
    assert.deepEqual(findNewsletter([script]), { signupForm: null, provider: null, at: null })
    const kit = htmlPage('/', '<script data-uid=x src="https://joes.kit.com/0a1b2c3d4e/index.js"></script>')
    assert.equal(findNewsletter([kit]).provider, 'Kit')
    const link = htmlPage('/', '<a href="https://eepurl.com/abc">Subscribe</a>')
    assert.equal(findNewsletter([link]).signupForm, false)
  })

  it("may exist where a service's script is that every page of its customers has", () => {
    for (const file of ['platforms/shopify.js', 'platforms/embed.js', 'inshop/launcher-v2.js']) {
      const page = htmlPage('/', `<script src="https://omnisnippet1.com/${file}"></script>`)
      assert.deepEqual(findNewsletter([page]), { signupForm: null, provider: null, at: null }, file)
    }
    const tracking = htmlPage(
      '/',
      '<script src="https://static.klaviyo.com/platform/performance.js"></script>',
    )
    assert.equal(findNewsletter([tracking]).signupForm, null)
  })

  it("has a plug-in's mark only where it begins a name", () => {
    assert.equal(newsletterOfClass('baths-form').provider, null)
    assert.equal(newsletterOfClass('hs-form stacked').provider, 'HubSpot')
  })

  it('is not a contact form, and not known where a mailing service is only named', () => {
    const contact = aForm([email, aField('message', { tag: 'textarea', type: 'textarea' })])
    const named = { name: 'Klaviyo', kind: 'mailing', version: null, by: 'html' } as const
    const seen = findNewsletter([aPage({ forms: [contact], technologies: [named] })])
    assert.deepEqual(seen, { signupForm: null, provider: null, at: null })
    assert.equal(findNewsletter([aPage({ forms: [contact] })]).signupForm, false)
  })
})

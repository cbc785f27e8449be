import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aField, aForm, aPage } from '#support/page-facts.ts'
import { findNewsletter } from './newsletter.ts'

const email = aField('email', { type: 'email' })
const frame = (url: string) => ({ url, title: null, region: 'main', lazy: false }) as const

describe('a newsletter sign-up', () => {
  it('is a form, told by the service it posts to', () => {
    const form = aForm([email], { action: 'https://joes.us1.list-manage.com/subscribe/post' })
    const seen = findNewsletter([aPage(), aPage({ url: '/news', forms: [form] })])
    assert.deepEqual(seen, { signupForm: true, provider: 'Mailchimp', at: 'https://joes.test/news' })
  })

  it('is told by what a plug-in leaves in the form, or by a shop that keeps lists itself', () => {
    const plugin = aForm([email], { className: 'mc4wp-form' })
    assert.equal(findNewsletter([aPage({ forms: [plugin] })]).provider, 'Mailchimp')
    const shopify = { name: 'Shopify', kind: 'shop', version: null, by: 'script' } as const
    const shop = aPage({ forms: [aForm([email])], technologies: [shopify] })
    assert.equal(findNewsletter([shop]).provider, 'Shopify')
    const woo = aPage({ forms: [aForm([email])], technologies: [{ ...shopify, name: 'WooCommerce' }] })
    assert.equal(findNewsletter([woo]).provider, null)
  })

  it('may be embedded', () => {
    const seen = findNewsletter([aPage({ frames: [frame('https://joes.substack.com/embed')] })])
    assert.deepEqual([seen.signupForm, seen.provider], [true, 'Substack'])
  })

  it('is not a contact form, and not a mailing service that is only named', () => {
    const contact = aForm([email, aField('message', { tag: 'textarea', type: 'textarea' })])
    const named = { name: 'Klaviyo', kind: 'mailing', version: null, by: 'html' } as const
    const seen = findNewsletter([aPage({ forms: [contact], technologies: [named] })])
    assert.deepEqual(seen, { signupForm: false, provider: null, at: null })
  })
})

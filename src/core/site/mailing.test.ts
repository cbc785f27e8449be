import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aField, aForm } from '#support/page-facts.ts'
import { embeddedSignup, mailingHost, mailingMark, signupMark } from './mailing.ts'

/** Where each service receives sign-ups. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  Mailchimp: ['list-manage.com', 'mailchimp.com', 'mailchimpsites.com', 'eepurl.com'],
  'Campaign Monitor': ['createsend.com', 'createsend1.com'],
  Klaviyo: ['klaviyo.com'],
  Brevo: ['sibforms.com', 'sendinblue.com', 'brevo.com'],
  MailerLite: ['mailerlite.com', 'mlsend.com', 'mlsend2.com'],
  Kit: ['convertkit.com', 'kit.com', 'ck.page'],
  'Constant Contact': ['constantcontact.com', 'ctctcdn.com'],
  ActiveCampaign: ['activehosted.com', 'activecampaign.com'],
  Substack: ['substack.com'],
  beehiiv: ['beehiiv.com'],
  Buttondown: ['buttondown.com', 'buttondown.email'],
  GetResponse: ['getresponse.com'],
  AWeber: ['aweber.com'],
  TinyLetter: ['tinyletter.com'],
  Omnisend: ['omnisend.com', 'omnisrc.com'],
  SendFox: ['sendfox.com'],
  EmailOctopus: ['emailoctopus.com'],
  Moosend: ['moosend.com'],
  Dotdigital: ['dotdigital.com'],
  Vision6: ['vision6.com', 'vision6.com.au'],
  Flodesk: ['flodesk.com'],
  FeedBurner: ['feedburner.com', 'feedburner.google.com'],
  'follow.it': ['follow.it'],
}
/** The names that each service and plug-in writes into its forms. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  Mailchimp: ['mc4wp-form', 'mc-embedded-subscribe', 'mce-EMAIL'],
  MailPoet: ['mailpoet_form'],
  Jetpack: [
    'jetpack_subscription_widget',
    'subscribe-blog',
    'wp-block-jetpack-subscriptions',
    'wp-block-subscription',
  ],
  Klaviyo: ['klaviyo-form'],
  MailerLite: ['ml-block-form', 'ml-form', 'mailerlite-embed'],
  Kit: ['formkit-form', 'convertkit-form'],
  Brevo: ['sib-form', 'sib_signup_form'],
  'Campaign Monitor': ['js-cm-form'],
  'Constant Contact': ['ctct-form'],
  'The Newsletter Plugin': ['tnp-subscription', 'tnp_form'],
  AcyMailing: ['formAcymailing1', 'acym_form'],
  'Icegram Express': ['es_subscription_form', 'es_form', 'es_txt_email', 'esfpx_email', 'email-subscribers'],
  Mailster: ['mailster-form'],
  Noptin: ['noptin-form'],
  HubSpot: ['hs-form'],
}

describe('a mailing service', () => {
  for (const [service, hosts] of Object.entries(HOSTS))
    it(`is known by its addresses: ${service}`, () => {
      for (const host of hosts) {
        assert.equal(mailingHost(`https://${host}/subscribe`), service, host)
        assert.equal(mailingHost(`https://forms.${host}/x`), service, host)
        assert.equal(mailingHost(`https://not${host}/x`), null, host)
        assert.equal(mailingHost(`https://${host}.joes.test/x`), null, host)
      }
    })

  for (const [service, marks] of Object.entries(MARKS))
    it(`is known by its marks, in a form’s id, class or name and in a field’s name or id: ${service}`, () => {
      for (const mark of marks)
        for (const form of [
          aForm([], { id: mark }),
          aForm([], { className: mark }),
          aForm([], { name: mark }),
          aForm([aField(mark)]),
          aForm([aField('x', { id: mark })]),
        ]) {
          assert.equal(mailingMark(form), service, mark)
          assert.equal(signupMark(form), service === 'HubSpot' ? null : service, mark)
        }
    })

  it('is none of any other address or form', () => {
    for (const address of [null, '', 'subscribe', 'https://joes.test/'])
      assert.equal(mailingHost(address), null, String(address))
    assert.equal(mailingMark(aForm([aField('email')], { className: 'contact', name: 'contact' })), null)
  })

  it('embeds a sign-up by an address that says so, and not by the script of its shop or its measuring', () => {
    for (const address of [
      'https://joes.substack.com/embed',
      'https://joes.us1.list-manage.com/subscribe/post',
      'https://assets.mlsend.com/signup.js',
      'https://x.sibforms.com/serve',
    ])
      assert.equal(embeddedSignup(address), mailingHost(address), address)
    assert.equal(embeddedSignup('https://joes.kit.com/0a1b2c3d4e/index.js'), 'Kit')
    for (const address of [
      'https://static.klaviyo.com/onsite/js/klaviyo.js',
      'https://static.klaviyo.com/platform/performance.js',
      'https://cdn.kit.com/transform.js',
      'https://joes.kit.com/0a1b2c3/index.js',
      'https://joes.test/embed/form',
    ])
      assert.equal(embeddedSignup(address), null, address)
  })
})

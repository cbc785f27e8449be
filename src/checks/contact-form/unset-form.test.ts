import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage } from '#support/html-page.ts'
import { aCrawl, aForm } from '#support/page-facts.ts'
import { check } from './check.ts'
import { openAddress } from './unset-form.ts'

const FIELDS =
  '<input name="name"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button>'

/** What is advised for a form that sends to this address, and whether the verdict says that it isn't finished. */
function adviceTo(action: string): { first: string | undefined; isTold: boolean } {
  const page = htmlPage('/contact', `<h1>Contact</h1><form action="${action}" method="post">${FIELDS}</form>`)
  const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
  const outcome = check.evaluate({ pages: aCrawl([page]), renderedPages: gone, loaded: gone }, new Date(0))
  assert.ok('status' in outcome && outcome.status === 'has_contact_form')
  const [first] = outcome.advice ?? []
  return { first, isTold: /isn't finished/u.test(String(outcome.say?.['booking'])) }
}

test('a form that sends to the placeholder of a form service is not finished', () => {
  for (const action of [
    'https://formspree.io/f/YOUR_FORM_ID',
    'https://formspree.io/f/your-form-id',
    'https://formspree.io/yourformid',
    'https://formspree.io/f/{form_id}',
    'https://formspree.io/f/xxxxxxxx',
    'https://formspree.io/f/FORM_ID_HERE',
    'https://getform.io/f/REPLACE_WITH_YOUR_ID',
    'https://formsubmit.co/your@email.com',
    'https://formsubmit.co/your.email@gmail.com',
    'https://formsubmit.co/youremail@example.com',
    'https://usebasin.com/f/[your-id]',
    'https://script.google.com/macros/s/YOUR_SCRIPT_ID/exec',
  ]) {
    const { first, isTold } = adviceTo(action)
    assert.match(first ?? '', /^The form isn't finished: it sends to “/u, action)
    assert.equal(isTold, true, action)
  }
})

test('a form with an id of its own is finished, and so is one that sends to the website itself', () => {
  for (const action of [
    'https://formspree.io/f/xqkzbwja',
    'https://formspree.io/f/mayvoxxx',
    'https://formsubmit.co/info@joes.co.nz',
    'https://formsubmit.co/you@youngs-bakery.co.nz',
    'https://formsubmit.co/your.bakery@gmail.com',
    'https://formsubmit.co/add-venture@outlook.com',
    'https://formsubmit.co/enter.tainers@parties.com.au',
    'https://formsubmit.co/ajax/hello@yourtown-plumbers.com.au',
    'https://formsubmit.co/0f3a9c1e6b7d4f2aa1b2c3d4e5f60718',
    'https://api.web3forms.com/submit',
    'https://script.google.com/macros/s/AKfycbwYourself12/exec',
    '/your-message',
    'https://joes.test/form-id',
    'https://mysite.test/f/YOUR_ENQUIRY',
  ]) {
    const { first, isTold } = adviceTo(action)
    assert.doesNotMatch(first ?? '', /finished/u, action)
    assert.equal(isTold, false, action)
  }
})

test('a form whose script opens WhatsApp with the message loses nothing, whatever its address', () => {
  const sample = 'https://formspree.io/f/YOUR_FORM_ID'
  const addresses = { action: sample, actionRaw: sample }
  assert.equal(openAddress(aForm([], addresses)), sample)
  assert.equal(openAddress(aForm([], { ...addresses, opens: 'whatsapp' })), null)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lostEmailsIn } from '#core/site/lost-emails.ts'
import { parseHtml } from '#support/parse-html.ts'

const emailsOf = (html: string) => parseHtml(html).contact.emails
/** As Cloudflare writes an address: each of its bytes changed by the first one. */
const hidden = (address: string, key = 0x6f) =>
  [key, ...Buffer.from(address).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

test("an address that Cloudflare hides from programs is the page's", () => {
  const code = hidden('jo@joes.co.nz')
  assert.deepEqual(
    emailsOf(
      `<a href="/cdn-cgi/l/email-protection#${code}"><span class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</span></a>`,
    ),
    ['jo@joes.co.nz'],
  )
  assert.deepEqual(
    emailsOf(`<p>sam@joes.test <span data-cfemail="${code}">[email&#160;protected]</span></p>`),
    ['sam@joes.test', 'jo@joes.co.nz'],
  )
})

test('what is hidden so and is no address is none', () => {
  for (const code of ['', '6f', 'zz00', hidden('hello'), `${hidden('jo@joes.co.nz')}0`, 'ab'.repeat(400)])
    assert.deepEqual(emailsOf(`<span data-cfemail="${code}">x</span>`), [], code)
})

const lostOn = (html: string) => lostEmailsIn(parseHtml(html))
const CODE = hidden('jo@joes.co.nz')
const SPAN = `<span class="__cf_email__" data-cfemail="${CODE}">[email&#160;protected]</span>`
const LINK = `<a href="/cdn-cgi/l/email-protection#${CODE}">${SPAN}</a>`

test('an address that no script of the page shows is lost to everybody', () => {
  for (const html of [
    LINK,
    SPAN,
    `<a href="https://old.test/cdn-cgi/l/email-protection#${CODE}">Email us</a>`,
  ])
    assert.deepEqual(lostOn(html), ['jo@joes.co.nz'], html)
  assert.deepEqual(lostOn(`${LINK}<script src="/js/main.js"></script>`), ['jo@joes.co.nz'])
  assert.deepEqual(lostOn('<a href="/cdn-cgi/l/email-protection">[email protected]</a>'), [])
  assert.deepEqual(lostOn('<p>Email: [email protected]</p>'), [])
  assert.deepEqual(lostOn('<a href="mailto:[email&#160;protected]">[email&#160;protected]</a>'), [])
})

test('an address that a script shows, and a text about such addresses, is not lost', () => {
  for (const script of [
    '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
    '<script src="index_files/email-decode.min.js"></script>',
    '<script>for (const one of document.querySelectorAll("[data-cfemail]")) show(one)</script>',
  ])
    assert.equal(lostOn(LINK + script), null, script)
  assert.equal(
    lostOn(
      '<p>If a page of yours says [email protected] where an address should be, Cloudflare hides it.</p>',
    ),
    null,
  )
  assert.equal(lostOn(`<div hidden>${LINK}</div>`), null)
  assert.equal(lostOn('<a href="mailto:jo@joes.co.nz">jo@joes.co.nz</a>'), null)
  assert.equal(lostOn('<p>[email] [protected]</p>'), null)
  assert.equal(lostOn('<a href="/cdn-cgi/l/email-protection">Email us</a>'), null)
})

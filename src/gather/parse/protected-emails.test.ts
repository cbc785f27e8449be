import assert from 'node:assert/strict'
import { test } from 'node:test'
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

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { businessNameAsShown, nameAsShown, readBusinessName, readName } from './names.ts'
import { holdsAddress, isWrittenAsAddress, unlinked } from './web-address.ts'

const HOSTS = [
  'evil.com',
  'login.evil.co.nz',
  'EVIL.COM.AU',
  'bücher.de',
  'xn--bcher-kva.de',
  'a-b.shop',
  'evil.zip',
]
/** Ways to write an address in a name. */
const WRITTEN = HOSTS.flatMap((host) => [
  `https://${host}`,
  `http://${host}/x`,
  `HTTPS://${host}`,
  `www.${host}`,
  `${host}/login`,
  `${host}:8443`,
  `pay@${host}`,
  `mailto:pay@${host}`,
  `//${host}/x?y`,
])
const AROUND = [
  (one: string) => one,
  (one: string) => `Mia ${one} Rose`,
  (one: string) => `Go to (${one}), now.`,
]
/** Spellings that people and mail programs read as the same address. */
const DISGUISES = [
  (one: string) => one,
  (one: string) => one.replaceAll('.', '．'),
  (one: string) => one.replaceAll('.', '.\u200B'),
  (one: string) => one.replaceAll('.', '\u00AD.'),
  (one: string) => one.replaceAll('e', 'ｅ'),
]
const HONEST = [
  "D'Arcy-Smith",
  'J.R. Smith',
  'J.Wang',
  'A.B.Ngo',
  'St. John',
  'Mary-Jane O’Neil',
  'María José de la Cruz',
  'Dr. Who',
  'Nguyễn Văn A',
  'Mia Rose (she/her)',
]
const BUSINESSES = [
  ...HONEST,
  'Booking.com Pty Ltd',
  'joes.com.au',
  'Salt & Stone @ Bondi',
  'No. 1 Fish/Chips',
  '24/7 Locks',
  'A.B.C. Plumbing',
  'Café: Roma',
  'Data: Science for Farms',
]

describe('a web or e-mail address in a name', () => {
  for (const around of AROUND) {
    for (const disguise of DISGUISES) {
      it(`is found in ${JSON.stringify(around(disguise('evil.com')))}, however it is written`, () => {
        for (const written of WRITTEN) {
          const text = around(disguise(written))
          assert.ok(holdsAddress(text), text)
          assert.ok(isWrittenAsAddress(text), text)
          assert.equal(readName(text.slice(0, 60), '').ok, false, text)
          assert.equal(readBusinessName(text).ok, false, text)
        }
        for (const host of HOSTS) {
          const text = around(disguise(host))
          assert.ok(holdsAddress(text), text)
          assert.equal(readName(text, '').ok, false, text)
        }
      })
    }
  }

  it('is not found in ordinary names', () => {
    for (const name of HONEST) assert.deepEqual(readName(name, ''), { ok: true, value: name }, name)
    for (const name of BUSINESSES) assert.deepEqual(readBusinessName(name), { ok: true, value: name }, name)
  })

  it('has a message that says what to do', () => {
    assert.deepEqual(readName('evil.com', ''), {
      ok: false,
      message: 'Please leave web and email addresses out of the name',
    })
    assert.deepEqual(readBusinessName('www.evil.com'), {
      ok: false,
      message: 'Please provide the name of the business, not a web or email address',
    })
  })

  it('is hidden where it was stored before the rule', () => {
    assert.deepEqual(['Mia', 'https://evil.com', '', 'M\r\nia'].map(nameAsShown), ['Mia', '', '', 'M ia'])
    assert.deepEqual([null, 'Joe\u202Es', 'www.evil.com'].map(businessNameAsShown), [null, 'Joes', null])
  })
})

describe('a name that could be read as an address', () => {
  for (const [typed, name] of [
    ['Mia\u202Eesor', 'Miaesor'],
    ['Mi\u200Ba\u2060\uFEFF\u00AD', 'Mia'],
    ['Mia\u{E0041}\u{E0042}', 'Mia'],
    ['Mia\r\nBcc x', 'Mia Bcc x'],
    ['Mia\u2028Rose\u0085', 'Mia Rose'],
    ['\u001B[2JMia', '[2JMia'],
    ['👩\u200D🌾 Mia', '👩\u200D🌾 Mia'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ] as const)
    it(`is allowed as ${JSON.stringify(name)}`, () => {
      assert.deepEqual(readName(typed, ''), { ok: true, value: name })
      assert.deepEqual(readBusinessName(typed), { ok: true, value: name })
    })
})

describe('an address in a text that a mail program reads', () => {
  /** What mail programs turn into links: a scheme, `www.`, an `@`, or a dot between letters. */
  const LINK = /\w:\/\/\w|www\.\w|\w@\w|[\p{L}\p{N}-]\.\p{L}{2}/iu

  it('becomes no link, and looks the same', () => {
    for (const text of [...WRITTEN, ...HOSTS, 'Booking.com Pty Ltd', 'J.Wang', 'a.b.c.d', 'x:y']) {
      assert.doesNotMatch(unlinked(text), LINK, text)
      assert.equal(unlinked(text).replaceAll('\u200B', ''), text)
    }
  })

  it('still works when it is copied', () => {
    for (const host of HOSTS)
      assert.equal(new URL(`https://${unlinked(host)}/`).href, new URL(`https://${host}/`).href)
  })

  it('leaves every other text as it is', () => {
    for (const text of ['Mia Rose', 'It is done. Really: yes.', '“Roses”, e. g.', 'A & B', '…'])
      assert.equal(unlinked(text), text)
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { growsWithLength } from '#support/work-time.ts'
import { onlyPhoneOn, phoneOfContact, phoneOfMost } from './phone-of-page.ts'

const shows = (phones: string[], hrefs: string[] = []) =>
  onlyPhoneOn(
    aPage({
      contact: { emails: [], phones, addressLike: false },
      links: hrefs.map((href) => aLink(href, 'Call us')),
    }),
    'AU',
  )

test('the one number on a page is the number of the business, however often and in whatever form it occurs', () => {
  assert.equal(shows(['02 5550 0142', '(02) 5550 0142']), '+61255500142')
  assert.equal(shows(['02 5550 0142', '02 5550 0143'], ['tel:02%205550%200142']), '+61255500142')
})

test('a number is one, with its country code or without, and whatever extension its link calls', () => {
  assert.equal(shows([], ['tel:1300555014', 'tel:+611300555014']), '1300 555 014')
  assert.equal(shows([], ['tel:+61-2-5550-0142;ext=5', 'tel:+61255500142,5']), '+61255500142')
})

test('of several numbers none is chosen', () => {
  assert.equal(shows(['02 5550 0199'], ['tel:0255500142', 'tel:0855500142']), null)
  assert.equal(shows(['02 5550 0142', '02 5550 0143']), null)
  assert.equal(shows([]), null)
  assert.equal(shows(['12 34']), null)
})

test('the number of a help line is not that of the business, in whatever form it is linked or shown', () => {
  for (const line of ['tel:131114', 'tel:+61131114', 'tel:1800737732', 'tel:+64800543354'])
    assert.equal(shows(['02 5550 0142'], [line]), '+61255500142', line)
  assert.equal(shows(['02 5550 0142', '13 11 14'], ['tel:1300-22-4636']), '+61255500142')
  assert.equal(shows(['0800 543 354']), null)
})

test('a number that its template has is not that of the business', () => {
  assert.equal(shows(['+1 (555) 123-4567']), null)
  assert.equal(shows(['02 5550 0142', '(02) 1234 5678'], ['tel:+61212345678']), '+61255500142')
})

const pageWith = (...phones: string[]) => aPage({ contact: { emails: [], phones, addressLike: false } })

test('of several numbers on a homepage the one that most pages have is the business’ own', () => {
  const [landline, mobile] = ['06 879 4410', '021 155 0832']
  const home = pageWith(landline, mobile)
  assert.equal(phoneOfMost(home, [home, pageWith(landline), pageWith()], 'NZ'), '+6468794410')
  assert.equal(phoneOfMost(home, [home, pageWith()], 'NZ'), null)
  assert.equal(phoneOfMost(home, [home, pageWith('09 555 0142'), pageWith('09 555 0142')], 'NZ'), null)
  const other = pageWith()
  assert.equal(phoneOfMost(other, [other, pageWith(landline), pageWith(landline)], 'NZ'), null)
})

const linking = (path: string, ...numbers: string[]) =>
  aPage({ url: path, links: numbers.map((number) => aLink(`tel:${number}`, 'Call us')) })
const chosen = (...pages: ReturnType<typeof aPage>[]) => phoneOfContact(pages, null)

test('where the homepage has no number, the one that the contact page calls is the business’ own', () => {
  const contact = linking('/contact', '+353539137400')
  assert.equal(chosen(aPage(), contact), '+353539137400')
  assert.equal(chosen(aPage(), contact, linking('/contact-us.html', '+353539137400')), '+353539137400')
  assert.equal(chosen(aPage(), linking('/about', '+353539137400')), null)
  assert.equal(chosen(aPage(), linking('/contact', '+353539137400', '+353539137401')), null)
  assert.equal(chosen(aPage(), contact, linking('/news', '+353539137401')), null)
  assert.equal(chosen(linking('/', '+353539137401'), contact), null)
  assert.equal(chosen(aPage(), linking('/contact', '112')), null)
  assert.equal(chosen(aPage()), null)
})

const says = (main: string, ...phones: string[]) =>
  onlyPhoneOn(aPage({ text: { main }, contact: { emails: [], phones, addressLike: false } }), null)

test('a number that is only called a fax is none to call', () => {
  const [call, fax] = ['650-589-4417', '650-589-4418']
  for (const label of ['Fax', 'Fax:', 'FAX NO.', 'Facsimile:', 'Fax us at', 'Fax number:'])
    assert.equal(says(`Call ${call}\n${label} ${fax}`, call, fax), call, label)
  assert.equal(says(`P: ${call} F: ${fax}`, call, fax), call)
  assert.equal(says(`${call}, ${fax} (fax)`, call, fax), call)
  assert.equal(says(`Fax: ${fax}`, fax), null)
})

test('a number is one to call where it is called so at any place, or is nobody’s fax', () => {
  const [one, other] = ['650-589-4417', '650-589-4418']
  for (const text of [
    `Phone/Fax: ${one}`,
    `Tel & Fax: ${one}`,
    `Phone and fax ${one}`,
    `Fax: ${one}\nor ring ${one}`,
    `Fax/Phone: ${one}`,
    `We sell fax machines. ${one}`,
    `F: ${one}`,
  ])
    assert.equal(says(text, one), one, text)
  assert.equal(says(`Ann: ${one} F: ${other}`, one, other), null)
})

test('H05 a long text of faxes is read in a time that grows with its length', () => {
  for (const part of ['Fax: ', 'fax 5', 'P: 650-589-4417 F: ', '650 589 4417 (fax ', '5 '])
    growsWithLength(part, {
      make: (parts) => part.repeat(parts),
      work: (long) => void says(long, '650-589-4417'),
      parts: 20_000,
    })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyLetter } from './letters/account.ts'
import { handOverLetter } from './letters/hand-over.ts'
import { alertLetter, reminderLetter, summaryLetter, weeklyNoteLetter } from './letters/news.ts'
import { write } from './letter.ts'

const SENDER = { origin: 'https://fettle.fixture', imprint: 'Fettle Pty Ltd, 1 High Street, Hobart' }
const OFF = { unsubscribeUrl: 'https://fettle.fixture/unsubscribe#token=x' }
const URL_ = 'https://fettle.fixture/compliance/ssl'

test('X04 a line break in a name or a title cannot make a second header', async () => {
  const { subject } = await write(
    alertLetter({ alerts: [{ check: 'SSL\r\nBcc: evil@evil.fixture', line: 'gone', url: URL_ }], ...OFF }),
    SENDER,
  )
  assert.equal(subject, 'SSL Bcc: evil@evil.fixture needs another look')
})

test('X04 a subject of 10 KB is cut to a readable length', async () => {
  const website = 'x'.repeat(10_240)
  const { subject } = await write(
    handOverLetter({
      from: 'Mia',
      replyTo: 'mia@example.com',
      website,
      asks: ['Sitemap'],
      url: URL_,
      until: '1 Mar 2026',
    }),
    SENDER,
  )
  assert.equal(subject.length, 150)
})

test('X01 X04 scraped markup is shown literally: escaped in HTML, as it is in the plain part', async () => {
  const line = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
  const mail = await write(
    alertLetter({ alerts: [{ check: 'Broken links', line, url: URL_ }], ...OFF }),
    SENDER,
  )
  assert.doesNotMatch(mail.html, /<script|<img/u)
  assert.match(mail.html, /&lt;script&gt;/u)
  assert.ok(mail.text.includes(line))
})

test('X08 Markdown and the syntax of templates stay as they were typed', async () => {
  const line = '**bold** [link](https://evil.fixture) {{7*7}} ${7*7} %s <%= 7*7 %>'
  const mail = await write(
    alertLetter({ alerts: [{ check: 'Broken links', line, url: URL_ }], ...OFF }),
    SENDER,
  )
  assert.ok(mail.text.includes(line))
  assert.ok(mail.html.includes(line.replaceAll('<', '&lt;').replaceAll('>', '&gt;')))
  assert.doesNotMatch(mail.html, /href="https:\/\/evil/u)
})

test('X05 characters that change the direction of text are removed', async () => {
  const letter = handOverLetter({
    from: 'Mia \u202Eevil',
    replyTo: 'mia@example.com',
    website: 'joes.fixture',
    asks: ['Sitemap'],
    url: URL_,
    until: '1 Mar 2026',
  })
  assert.doesNotMatch((await write(letter, SENDER)).text, /[\u202A-\u202E\u2066-\u2069]/u)
})

test('every mail names the sender and the reason for it', async () => {
  const mail = await write(verifyLetter({ url: URL_ }), SENDER)
  for (const part of [mail.text, mail.html]) {
    assert.match(part, /Fettle Pty Ltd, 1 High Street, Hobart/u)
    assert.match(part, /You’re getting this because/u)
    assert.ok(part.includes(URL_))
  }
  assert.equal(mail.unsubscribeUrl, undefined)
})

test('a mail that can be switched off says how, in the plain and the HTML part', async () => {
  const summary = {
    done: 12,
    total: 30,
    top: 'Add a padlock',
    better: [],
    worse: [],
    url: URL_,
  } as const
  const mail = await write(summaryLetter({ ...summary, ...OFF }), SENDER)
  assert.equal(mail.subject, 'Your month on Fettle')
  assert.match(mail.text, /^12 of 30 done\. Next: Add a padlock\./u)
  assert.ok(mail.text.includes(OFF.unsubscribeUrl) && mail.html.includes(OFF.unsubscribeUrl))
  assert.equal(mail.unsubscribeUrl, OFF.unsubscribeUrl)
})

const NOTHING_OPEN = { top: undefined, better: [], worse: [], url: URL_, ...OFF }
const firstLine = (done: number, total: number) =>
  summaryLetter({ ...NOTHING_OPEN, done, total }).paragraphs[0]

test('the monthly mail praises nobody for what was never looked at', () => {
  assert.equal(firstLine(0, 0), 'We have no results for you yet.')
  assert.equal(firstLine(24, 30), '24 of 30 done. Nothing urgent. Nice work.')
})

const paragraphsFor = (...items: string[]) => reminderLetter({ items, url: URL_, ...OFF }).paragraphs

test('a reminder names short jobs of the plan, and does not say that there are no others', () => {
  assert.deepEqual(paragraphsFor('Sitemap'), ['Here is a short job from your plan: Sitemap.'])
  assert.deepEqual(paragraphsFor('Sitemap', 'Contact form'), [
    'Here are 2 short jobs from your plan: Sitemap and Contact form.',
    'One at a time is fine.',
  ])
})

test('the weekly note is its four lines and one button', async () => {
  const lines = [
    'Fixed: Sitemap.',
    'One job this week (10 minutes): Pictures.',
    'Before: 11 done.',
    'Now: 12 of 31 done.',
  ]
  const { text } = await write(weeklyNoteLetter({ lines, hasJob: true, url: URL_, ...OFF }), SENDER)
  assert.ok(text.startsWith(`${lines.join('\n\n')}\n\nDo this job:\n${URL_}\n\n--`), text)
})

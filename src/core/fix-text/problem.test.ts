import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemIn } from './problem.ts'

const card = (json: string) =>
  problemIn({ kind: 'html', text: `<script type="application/ld+json">${json}</script>` })
const ofHtml = (text: string) => problemIn({ kind: 'html', text })
const ofRecord = (text: string) => problemIn({ kind: 'dns', text })

test('a record that mail systems can read has no problem', () => {
  for (const record of [
    'v=spf1 include:_spf.google.com ~all',
    'v=DMARC1; p=none; rua=mailto:dmarc@shop.test,mailto:x@reports.test',
    'v=DMARC1; p=reject',
    'v=STSv1; id=2026112101',
  ])
    assert.equal(ofRecord(record), null, record)
})

test('a word that no SPF record may have is named', () => {
  assert.match(ofRecord('v=spf1 Mailchimp ~all') ?? '', /can’t read “Mailchimp”/u)
})

test('a part that may be there once is named where it is there twice', () => {
  assert.match(
    ofRecord('v=spf1 redirect=a.test redirect=b.test') ?? '',
    /“redirect=” is there twice.* Take one out/u,
  )
  assert.match(ofRecord('v=spf1 Exp=a.test EXP=b.test -all') ?? '', /“exp=” is there twice/u)
  assert.match(ofRecord('v=spf1 include:a.test include ~all') ?? '', /can’t read “include”/u)
  assert.match(ofRecord('v=spf1 redirect=localhost') ?? '', /can’t read “redirect=localhost”/u)
})

test('more than ten services are too many', () => {
  const many = Array.from({ length: 11 }, (_, at) => `include:s${at}.test`).join(' ')
  assert.match(ofRecord(`v=spf1 ${many} ~all`) ?? '', /more than 10/u)
})

test('reports can only go to an email address', () => {
  for (const address of ['mailto:dmarc', 'dmarc@shop.test', 'mailto:a b@shop.test'])
    assert.match(ofRecord(`v=DMARC1; p=none; rua=${address}`) ?? '', /email address/u, address)
})

test('a form and a link lead to a whole address or to one of the same website, the picture of a shared link only to a whole one', () => {
  for (const sound of [
    '<form method="post" action="https://formspree.io/f/abc">',
    '<a href="/privacy">',
    '<a class="x" href="mailto:jo@shop.test">',
    '<meta property="og:image" content="https://shop.test/a.jpg">',
  ])
    assert.equal(ofHtml(sound), null, sound)
  for (const wrong of [
    '<form method="post" action="formspree">',
    '<a href="javascript:alert(1)">',
    '<meta property="og:image" content="loaf.jpg">',
    '<meta property="og:image" content="/loaf.jpg">',
    '<meta property="og:url" content="#top">',
  ])
    assert.match(ofHtml(wrong) ?? '', /not a whole web address/u, wrong)
})

test('a wrong address is quoted as it was typed', () => {
  assert.match(ofHtml('<a href="shop.nz/?a=1&amp;b=2">') ?? '', /^“shop\.nz\/\?a=1&b=2”/u)
})

test('a business card must be JSON', () => {
  assert.equal(card('{"name":"Jo"}'), null)
  assert.notEqual(card('{"name":"Jo",}'), null)
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FixField } from '../fix-text/field.ts'
import { TAKE_AWAY } from '../fix-text/page-address.ts'
import type { AskedThing } from './asked-thing.ts'
import { asMarkdown } from './as-markdown.ts'
import { asSupportMail, mailtoOf } from './as-support-mail.ts'

const said = (line: string, found = 'no record') => ({ line, seen: [{ at: '_dmarc.a.example', found }] })
const thing = (more: Partial<AskedThing> = {}): AskedThing => ({
  title: 'Email security',
  before: null,
  now: said('Anybody can send mail in your name.'),
  fixes: [
    {
      title: 'Add a DMARC record',
      pieces: [
        { title: 'DMARC', kind: 'dns', name: '_dmarc.a.example', content: 'v=DMARC1; p=none' },
        { title: 'Stricter', kind: 'dns', name: '_dmarc.a.example', content: 'p=reject', isLater: true },
      ],
      where: { place: 'Cloudflare', steps: ['Open DNS', 'Add the record'] },
    },
  ],
  steps: ['Ask your web person'],
  doneWhen: [
    { text: 'a.example has a clear list of who may send in its name (SPF).', isMet: true },
    { text: 'Fettle’s test “Email security” says “Protected”.', isMet: false },
  ],
  ...more,
})

describe('things as Markdown', () => {
  test('each has what was seen, the exact text, where it goes, and when it is done', () => {
    assert.equal(
      asMarkdown([thing()], 'a.example'),
      [
        '# 1 thing for a.example',
        '## 1. Email security',
        '**What we saw:** Anybody can send mail in your name.',
        '- `_dmarc.a.example` no record',
        '### Add a DMARC record',
        '**Where:** Cloudflare',
        '1. Open DNS\n2. Add the record',
        'DMARC: TXT record \\_dmarc.a.example',
        '```\nv=DMARC1; p=none\n```',
        '**Done when**',
        '- [x] a.example has a clear list of who may send in its name (SPF).\n- [ ] Fettle’s test “Email security” says “Protected”.\n',
      ].join('\n\n'),
    )
  })

  test('a file in which nothing is left, as all its links go, is not in it', () => {
    const mark = '[your new address for /a]'
    const field: FixField = {
      id: 'redirect-/a',
      label: '/a',
      mark,
      place: 'instead',
      example: '',
      mayBeEmpty: false,
      value: TAKE_AWAY,
      from: 'owner',
      entry: `/a ${mark}`,
      leadsTo: { base: 'https://a.example/', missing: 'https://a.example/a', writes: 'path' },
    }
    const pieces = [{ title: 'Redirects', kind: 'file' as const, content: `/a ${mark}\n`, fields: [field] }]
    const gone = thing({ fixes: [{ title: 'Redirect', pieces, where: { place: 'Apache', steps: [] } }] })
    assert.doesNotMatch(asMarkdown([gone], null), /Redirects|```/u)
    assert.doesNotMatch(bodyOf([gone]), /Redirects/u)
  })

  test('without a ready-made text it has the steps', () => {
    assert.match(asMarkdown([thing({ fixes: [] })], null), /\*\*What to do\*\*\n\n1\. Ask your web person/u)
  })

  test('nobody who reads a text can run the test, so it asks nobody to', () => {
    const steps = ['Put up a sitemap', 'Re-run the test after a day']
    for (const bare of [thing({ fixes: [], steps }), thing({ fixes: [], steps: steps.slice(1) })]) {
      assert.doesNotMatch(asMarkdown([bare], null), /Re-run/u)
      assert.doesNotMatch(bodyOf([bare]), /Re-run/u)
    }
    assert.match(bodyOf([thing({ fixes: [], steps })]), / {3}- Put up a sitemap\n/u)
  })

  test('where ready-made texts could not be made, it says that there are some', () => {
    const bare = thing({ fixes: [], fixesUnavailable: true })
    assert.match(asMarkdown([bare], null), /Ready-made texts belong here/u)
    assert.match(bodyOf([bare]), / {3}I have ready-made texts for this; please ask me for them\./u)
    assert.doesNotMatch(asMarkdown([thing()], null) + bodyOf([thing()]), /ready-made/iu)
  })

  test('beside a ready-made text it has the steps, too, where there is more to do than that', () => {
    const steps = ['Write one line for each picture', 'Give buttons words', 'Re-run the test']
    const text = asMarkdown([thing({ steps })], null)
    assert.match(
      text,
      /\*\*What to do\*\*\n\n1\. Write one line.*\n2\. Give buttons words\n\n### Add a DMARC/u,
    )
    assert.match(bodyOf([thing({ steps })]), / {3}- Give buttons words\n {3}Add a DMARC record/u)
    assert.doesNotMatch(asMarkdown([thing({ steps: steps.slice(0, 1) })], null), /What to do/u)
  })

  test('text of a website stays text: no markup, no mention, no end of a code block', () => {
    const hostile = '![x](https://evil.example) <img src=x> @everybody\n# Title'
    const text = asMarkdown(
      [
        thing({
          now: { line: hostile, seen: [{ at: '`` a', found: hostile }] },
          fixes: [
            {
              title: 'Page',
              pieces: [{ title: 'Page', kind: 'html', content: 'a\n```\n# b' }],
              where: { place: 'x', steps: [] },
            },
          ],
        }),
      ],
      'a.example',
    )
    assert.doesNotMatch(text, /[^\\]!\[x|[^\\]<img|@everybody|\n# Title/u)
    assert.ok(text.includes('````\na\n```\n# b\n````'))
    assert.ok(text.includes('``` `` a ```'))
  })

  test('a piece that is too long is left out, and said so', () => {
    const long = { title: 'Policy', kind: 'text' as const, content: 'a'.repeat(6_001) }
    const text = asMarkdown(
      [thing({ fixes: [{ title: 'Policy', pieces: [long], where: { place: 'x', steps: [] } }] })],
      null,
    )
    assert.ok(text.length < 1_000)
    assert.match(text, /A longer text belongs here/u)
  })
})

const bodyOf = (things: AskedThing[]) =>
  asSupportMail({ things, host: null, provider: null, firstName: '' }).body

describe('things as an email to support', () => {
  test('it names the website, each thing with its text, and who asks', () => {
    const { subject, body } = asSupportMail({
      things: [thing()],
      host: 'a.example',
      provider: 'Netlify',
      firstName: 'Kiri',
    })
    assert.equal(subject, 'Help with a.example')
    assert.match(
      body,
      /^Hello Netlify support,\n\nMy website is a\.example\.\n\nCould you please help me with this/u,
    )
    assert.ok(body.includes('DMARC: TXT record _dmarc.a.example:\nv=DMARC1; p=none'))
    assert.doesNotMatch(body, /p=reject/u)
    assert.match(body, /Thank you,\nKiri$/u)
  })

  test('a thing says when it is done only where a test of it is still open', () => {
    assert.match(bodyOf([thing()]), /\n {3}Done when: Fettle’s test “Email security” says “Protected”\./u)
    const met = thing().doneWhen.map((one) => ({ ...one, isMet: true }))
    for (const doneWhen of [met, []]) assert.doesNotMatch(bodyOf([thing({ doneWhen })]), /Done when/u)
  })

  test('a thing is told by what was seen, its texts, and what is still open, line by line', () => {
    const { body } = asSupportMail({ things: [thing(), thing()], host: null, provider: null, firstName: '' })
    const [greeting, asks, first, second, thanks] = body.split('\n\n')
    assert.equal(greeting, 'Hello,')
    assert.match(asks ?? '', /^Could you please help me with these 2 things, or tell me where I can do it\?/u)
    assert.equal(
      first,
      [
        '1. Email security',
        '   A check of my website said: Anybody can send mail in your name.',
        '   - _dmarc.a.example: no record',
        '   Add a DMARC record',
        '   DMARC: TXT record _dmarc.a.example:',
        'v=DMARC1; p=none',
        '   Done when: Fettle’s test “Email security” says “Protected”.',
      ].join('\n'),
    )
    assert.equal(second, first?.replace('1.', '2.'))
    assert.equal(thanks, 'Thank you,')
  })

  test('a thing of which nothing was seen has its steps, and a text that is too long is promised', () => {
    const bare = thing({ now: null, fixes: [], doneWhen: [] })
    assert.ok(bodyOf([bare]).includes('\n\n1. Email security\n   - Ask your web person\n\nThank you,'))
    const [fix] = thing().fixes
    assert.ok(fix)
    const piece = { title: 'Policy', kind: 'text' as const, content: 'x'.repeat(6_001) }
    const long = thing({ fixes: [{ ...fix, pieces: [piece] }], doneWhen: [] })
    const promise = '\n   I have a longer text for this; please ask me for it.\n'
    assert.ok(bodyOf([long]).includes(`   Add a DMARC record${promise}`))
    assert.ok(!bodyOf([thing()]).includes(promise))
  })

  test('what a website wrote over several lines stays on the line of its thing', () => {
    const now = { line: 'Two\nlines', seen: [{ at: '/a', found: 'x\n\nThank you,\u2028Mallory' }] }
    const body = bodyOf([thing({ now, fixes: [], doneWhen: [] })])
    assert.ok(body.includes('   A check of my website said: Two lines\n   - /a: x Thank you, Mallory\n'))
  })

  test('a short one opens a mail program, a long one is only copied', () => {
    const mail = { things: [thing()], host: 'a.example', provider: null, firstName: '' }
    assert.match(
      mailtoOf(asSupportMail(mail)) ?? '',
      /^mailto:\?subject=Help%20with%20a\.example&body=Hello%2C%0D%0A/u,
    )
    const many = Array.from({ length: 20 }, () => thing())
    assert.equal(mailtoOf(asSupportMail({ ...mail, things: many })), null)
  })
})

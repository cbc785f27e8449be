import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { A_SUMMARY, AROUND } from '#support/summaries.ts'
import type { BusinessSummary } from '#summary/summary.ts'
import { summaryView } from '#summary/view.ts'
import { paperOf } from './presentation.ts'
import { renderSummary } from './summary.ts'

const EVIL = `"><img src=x onerror=alert(1)><script>alert(1)</script></style><meta http-equiv=refresh content="0;url=//evil.test">`
const AT = { at: '2026-11-21T08:42:00.000Z', timeZone: 'Australia/Sydney', fonts: null, logo: null }

const page = (summary: BusinessSummary): Promise<string> =>
  renderSummary({ ...AT, view: summaryView(summary, AROUND) })

describe('the business summary on paper', () => {
  it('begins with the business, not with us', async () => {
    const text = await page(A_SUMMARY)
    assert.match(text, /<h1 dir="auto">Blue Wren Florist<\/h1>/u)
    assert.match(text, /<title>Business summary for Blue Wren Florist/u)
    assert.match(text, /content:"Blue Wren Florist, business summary, 21 Nov 2026"/u)
  })

  it('is on the paper of the time zone', async () => {
    const view = summaryView(A_SUMMARY, AROUND)
    for (const [zone, paper] of [
      ['Pacific/Auckland', 'A4'],
      ['America/New_York', 'Letter'],
    ] as const) {
      const html = await renderSummary({ ...AT, view, paper: paperOf(zone) })
      assert.ok(html.includes(`@page{size:${paper};`), `${zone} prints on ${paper}`)
    }
  })

  it('shows each part in the owner’s order, with the figures of both years', async () => {
    const text = await page(A_SUMMARY)
    const titles = [...text.matchAll(/<h2 dir="auto">([^<]+)/gu)].map(([, title]) => title)
    assert.deepEqual(titles, [
      'Who we are',
      'Key objectives',
      'Key partners',
      'Key metrics',
      'Financial reports',
      'Online presence',
      'How our website is doing',
    ])
    assert.match(text, /Net profit before tax<\/th><td>A\$60,000\.00<\/td><td>A\$27,000\.00<\/td>/u)
    assert.match(
      text,
      /Month by month.*<th scope="row">Total<\/th><td>A\$400,000\.00<\/td><td>A\$342,000\.00<\/td><td>A\$58,000\.00<\/td><td>–/su,
    )
    assert.match(text, /Entered by the owner, not audited\./u)
    assert.match(text, /<dt dir="auto">ABN<\/dt><dd dir="auto">51 824 753 556<\/dd>/u)
    assert.match(text, /aria-label="Profit and loss by month\. Income: A\$28,000\.00 in Jul 2025/u)
  })

  it('shows below a figure where it comes from, and says who gave the others', async () => {
    const [year, ...years] = A_SUMMARY.years
    assert.ok(year)
    const value = year.figures.income ?? 0
    const sources = { income: { service: 'xero', title: 'Xero', day: '2026-11-20', value } }
    const text = await page({ ...A_SUMMARY, years: [{ ...year, sources }, ...years] })
    assert.match(
      text,
      /Income<\/th><td>A\$400,000\.00<small class="from">Xero<\/small><\/td><td>A\$320,000\.00<\/td>/u,
    )
    assert.match(
      text,
      /come from there: Xero \(20 Nov 2026\)\. The others were entered by the owner\. Not audited\./u,
    )
    assert.doesNotMatch(text, /Entered by the owner/u)
    assert.match(text, /on 21 Nov 2026\. Where no other source is named, the owner entered it\./u)
    assert.doesNotMatch(text, /from what the owner entered/u)
  })

  it('leaves out what is hidden or not chosen', async () => {
    const text = await page(A_SUMMARY)
    assert.doesNotMatch(text, /HIDDEN WORDS|Not for the bank|Compliance/u)
  })

  it('X01 I12 shows hostile text literally, in every place', async () => {
    const pair = { name: EVIL, about: EVIL }
    const text = await page({
      ...A_SUMMARY,
      businessName: EVIL,
      name: EVIL,
      address: EVIL,
      objectives: [EVIL],
      partners: [pair],
      metrics: [pair],
      parts: [
        { kind: 'free', id: 123_456, title: EVIL, columns: [EVIL, EVIL], hidden: false },
        ...A_SUMMARY.parts,
      ],
    })
    assert.ok(!text.includes('<script'))
    assert.ok(!text.includes('<img'))
    assert.equal(text.split('</style>').length, 2)
    assert.ok(text.includes('&lt;script&gt;alert(1)&lt;/script&gt;'))
    assert.ok(!/(?:src|href)="(?!#|data:)/u.test(text))
  })

  it('is short when little is known', async () => {
    const text = await page({
      ...A_SUMMARY,
      businessName: '',
      objectives: [],
      partners: [],
      metrics: [],
      years: [],
      categories: [],
      parts: [],
    })
    assert.match(text, /<h1 dir="auto">My business<\/h1>/u)
    assert.doesNotMatch(text, /<section>/u)
  })
})

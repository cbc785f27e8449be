import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Block } from '#core/block.ts'
import { aReport, aResult } from '#support/results.ts'
import { renderKind } from './kind.ts'
import { renderHtml } from './render.ts'

const OPTIONS = { fonts: null, expand: false, timeZone: 'Australia/Sydney' }
const EVIL = `"><img src=x onerror=alert(1)><script>alert(1)</script></style><meta http-equiv=refresh content="0;url=//evil.test">`

const BLOCKS: Block[] = [
  { kind: 'facts', title: EVIL, rows: [{ label: EVIL, value: EVIL, tone: 'error' }] },
  { kind: 'list', title: EVIL, items: [{ text: EVIL, detail: EVIL }] },
  { kind: 'table', title: EVIL, columns: [{ label: EVIL, align: 'right' }], rows: [[EVIL]], total: 90 },
  {
    kind: 'gauge',
    label: EVIL,
    value: 40,
    max: 100,
    band: EVIL,
    tone: 'warning',
    film: [{ src: 'https://evil.test/x.png', width: 1, height: 1, frame: 'phone', time: EVIL, text: EVIL }],
  },
  { kind: 'win', title: EVIL, text: EVIL, address: EVIL },
  { kind: 'checklist', items: [{ text: EVIL, done: null, detail: EVIL }] },
  { kind: 'metrics', metrics: [{ label: EVIL, term: EVIL, value: EVIL, band: EVIL, tone: 'success' }] },
  {
    kind: 'chart',
    title: EVIL,
    days: ['2026-11-20', '2026-11-21'],
    series: [{ name: EVIL, values: [1, 2] }],
  },
  { kind: 'code', title: EVIL, code: EVIL },
  { kind: 'note', text: EVIL },
  {
    kind: 'pictures',
    pictures: [{ src: 'https://evil.test/x.png', alt: EVIL, width: 1, height: 1, frame: 'phone' }],
  },
]

describe('the report as a page', () => {
  it('X01 shows hostile text literally, in every block and every field', async () => {
    const check = aResult({
      description: EVIL,
      tag: EVIL,
      advice: [EVIL],
      nextSteps: [EVIL],
      blocks: BLOCKS,
      evidence: [{ kind: 'page', at: EVIL, found: EVIL }],
    })
    const page = await renderHtml(aReport([check]), { ...OPTIONS, businessName: EVIL })
    assert.ok(!page.includes('<script'))
    assert.ok(!page.includes('<img'))
    assert.equal(page.split('</style>').length, 2)
    assert.ok(page.includes('&lt;script&gt;alert(1)&lt;/script&gt;'))
  })

  it('X08 shows Markdown and template syntax as it was typed', async () => {
    const typed =
      '# Big **bold** _it_ [link](javascript:alert(1)) `code` {{7*7}} ${7*7} <%= 7*7 %> %s &amp; {% if %}'
    const page = await renderHtml(
      aReport([aResult({ description: typed, blocks: [{ kind: 'note', text: typed }] })]),
      {
        ...OPTIONS,
        businessName: typed,
      },
    )
    const shown = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    assert.ok(page.split(shown).length > 2)
    assert.doesNotMatch(page, /<strong>bold|<em>it|href="javascript/u)
    assert.ok(!page.replace(/<style>.*<\/style>/su, '').includes('49'))
  })

  it('X05 isolates every text of the website, in its own direction', async () => {
    const turned = '\u202Egnp.exe\u202C \u2066mirror\u200B'
    const blocks: Block[] = [
      { kind: 'list', items: [{ text: turned, detail: turned }] },
      { kind: 'table', columns: [{ label: 'Page' }], rows: [[turned]], total: 1 },
      { kind: 'facts', rows: [{ label: 'Title', value: turned }] },
    ]
    const page = await renderHtml(aReport([aResult({ blocks })]), OPTIONS)
    const places = page.split(turned)
    assert.equal(places.length, 5)
    for (const before of places.slice(0, -1))
      assert.match(before.slice(-40), /<\w+[^>]* dir="auto"[^>]*>$|<bdi[^>]*>$/u)
  })

  it('X09 shows no picture that we did not make', async () => {
    const sources = [
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:text/html;base64,PGgxPg==',
      '/api/scans',
      '//evil.test/x.png',
    ]
    const pictures = sources.map((src) => ({
      src,
      alt: 'A page',
      width: 1,
      height: 1,
      frame: 'phone' as const,
    }))
    const page = await renderHtml(aReport([aResult({ blocks: [{ kind: 'pictures', pictures }] })]), OPTIONS)
    assert.doesNotMatch(page, /<img/u)
    const ours = {
      src: 'data:image/jpeg;base64,/9j/',
      alt: 'A page',
      width: 1,
      height: 1,
      frame: 'phone' as const,
    }
    const shown = await renderHtml(
      aReport([aResult({ blocks: [{ kind: 'pictures', pictures: [ours] }] })]),
      OPTIONS,
    )
    assert.match(shown, /<img src="data:image\/jpeg;base64,\/9j\/"/u)
  })

  it('loads nothing from outside: addresses are in texts only, and a policy forbids loading', async () => {
    const page = await renderHtml(aReport([aResult({ blocks: BLOCKS })]), OPTIONS)
    assert.ok(page.includes('default-src &#39;none&#39;'))
    assert.ok(!/(?:src|href)="(?!#|data:)/u.test(page))
  })

  it('is marked as the sample when it is, and only then', async () => {
    const sample = await renderHtml(aReport([aResult()], { sample: true }), OPTIONS)
    const real = await renderHtml(aReport([aResult()]), OPTIONS)
    assert.ok(sample.includes('sample shop'))
    assert.ok(!real.includes('sample shop'))
  })

  it('counts good, to fix, to answer, and leaves out what could not be run', async () => {
    const page = await renderHtml(
      aReport([
        aResult(),
        aResult({ id: 'a', title: 'A', display: 'error', status: 'x' }),
        aResult({ id: 'b', title: 'B', display: 'missing', greyKind: 'more_info', status: 'x' }),
        aResult({
          id: 'c',
          title: 'Sitemap',
          display: 'missing',
          greyKind: 'unable',
          status: 'unable_to_detect',
        }),
      ]),
      OPTIONS,
    )
    assert.ok(page.includes('in good shape in 1 of 3 places'))
    assert.match(page, /1 couldn&#39;t be checked<\/span><\/p><p>Sitemap\. Not counted\./u)
  })

  it('shows the moments of a load with their times', async () => {
    const moment = { src: 'data:image/jpeg;base64,/9j/', width: 412, height: 823, frame: 'phone' as const }
    const film = [
      { ...moment, time: 'Until 1.6 s', text: 'Nothing yet' },
      { ...moment, time: '4.4 s', text: 'Main picture' },
    ]
    const gauge: Block = {
      kind: 'gauge',
      label: 'Speed',
      value: 71,
      max: 100,
      band: 'Good speed',
      tone: 'warning',
      film,
    }
    const page = await renderHtml(aReport([aResult({ blocks: [gauge] })]), OPTIONS)
    assert.match(page, /<b>Until 1\.6 s<\/b><small>Nothing yet<\/small>/u)
    assert.equal(page.split('<li class="frame-phone"><img src="data:image/jpeg;base64,/9j/"').length, 3)
  })

  it('has what is completed under that name when that alone is asked for', async () => {
    const kind = { title: 'Completed', content: { holds: 'completed' as const } }
    const page = await renderKind(kind, aReport([aResult({ title: 'Sitemap' })]), OPTIONS)
    assert.match(page, /<h2 class="h-page">Completed<\/h2>.*<h3>Sitemap<\/h3>/su)
  })

  it('opens folded parts for print', async () => {
    const folded = await renderHtml(aReport([aResult()]), OPTIONS)
    const open = await renderHtml(aReport([aResult()]), { ...OPTIONS, expand: true })
    assert.ok(folded.includes('<details>'))
    assert.ok(!open.includes('<details>'))
  })

  it("shows the date in the owner's time zone", async () => {
    const page = await renderHtml(aReport([aResult()]), OPTIONS)
    assert.ok(page.includes('21 Nov 2026, 7:42 pm AEDT'))
  })
})

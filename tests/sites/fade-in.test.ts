import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { type BrowserAtSite, browserAt } from '#support/browser.ts'
import { judgePages } from '#support/judged.ts'
import { parseHtml } from '#support/parse-html.ts'
import { ENTRANCES, pageWith, TRAPS } from './fade-in.ts'

const CHECKS = ['about-us', 'contact-form']
const [TRAP = ''] = TRAPS

/** What a visitor finds on a page. */
const found = ({ headings, forms, text }: PageFacts) => ({
  headings: headings.map(({ text: label, hidden }) => (hidden ? `${label} (hidden)` : label)),
  forms: forms.map(({ hidden, fields }) => [
    hidden,
    fields.map(({ name, hidden: out }) => `${name}${out ? ' (hidden)' : ''}`),
  ]),
  words: text.words,
})

describe('a page whose sections appear while it is scrolled', () => {
  let site: BrowserAtSite
  let plain: PageFacts
  const pages = Object.fromEntries([
    ['/plain', pageWith(null, TRAP)],
    ...ENTRANCES.map((entrance, at) => [`/${at}`, pageWith(entrance, TRAP)] as const),
    ...TRAPS.map((trap, at) => [`/trap-${at}`, pageWith(ENTRANCES[0] ?? null, trap)] as const),
    [
      '/filled',
      pageWith(null, TRAP).replace(
        '</main>',
        `<section id="late" style="min-height:20px"></section></main>
        <script>new IntersectionObserver(async ([entry]) => {
          if (entry.isIntersecting && late.firstChild === null) late.innerHTML = await (await fetch('/part')).text()
        }).observe(late)</script>`,
      ),
    ],
  ])
  before(async () => {
    site = await browserAt({ ...pages, '/part': '<h2>Late section</h2>' })
    plain = parseHtml(await drawn('/plain'), { rendered: true })
  })
  after(() => site[Symbol.asyncDispose]())
  const drawn = async (path: string): Promise<string> => (await site.service.render(site.at(path))).html

  for (const [at, { name }] of ENTRANCES.entries()) {
    it(`by ${name}, is read and judged as if they were there from the start`, async () => {
      const html = await drawn(`/${at}`)
      assert.deepEqual(found(parseHtml(html, { rendered: true })), found(plain))
      const { results } = await judgePages({ '/': pages[`/${at}`] ?? '' }, CHECKS, {
        rendered: { 'http://joes.test/': html },
      })
      assert.deepEqual(
        CHECKS.map((id) => results[id]?.status),
        ['has_about_us', 'has_contact_form'],
      )
    })
  }

  it('and are filled when they become visible, is read with them', async () => {
    const { headings } = parseHtml(await drawn('/filled'), { rendered: true })
    assert.equal(headings.at(-1)?.text, 'Late section')
  })

  for (const at of TRAPS.keys()) {
    it(`keeps its trap field (${at}) hidden`, async () => {
      const [form] = parseHtml(await drawn(`/trap-${at}`), { rendered: true }).forms
      assert.deepEqual(
        form?.fields.map(({ hidden }) => hidden),
        [false, false, false, true],
      )
    })
  }

  it('keeps closed parts hidden', () => {
    const closed = plain.headings.filter(({ text }) => text.startsWith('Closed'))
    assert.deepEqual(
      closed.map(({ hidden }) => hidden),
      [true, true, true, true],
    )
  })
})

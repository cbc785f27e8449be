import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { squeeze } from '#core/text.ts'
import { browserAt } from '#support/browser.ts'
import { parseHtml } from '#support/parse-html.ts'
import { pageOf, PLAIN_HEADINGS, STYLED_HEADINGS } from './styled-heading.ts'

describe('a heading divided by elements and styles', () => {
  for (const { html, reads } of PLAIN_HEADINGS) {
    it(`reads the same without a browser: ${html}`, () => {
      assert.equal(parseHtml(pageOf([{ html }])).headings[0]?.text, reads)
    })
  }

  for (const html of [
    '<span>Our Story</span><span>Begins Here</span>',
    'Our Story<span>Begins Here</span>',
    '<em>Our Story</em>Begins Here',
    '<em><b>Our</b> own Story</em>Begins Here',
    '<em>our <b>own</b> Story</em><span>Begins Here</span>',
  ]) {
    it(`reads as two lines where two phrases are side by side and no browser rendered the page: ${html}`, () => {
      assert.equal(parseHtml(pageOf([{ html }])).headings[0]?.text.slice(-17), 'Story Begins Here')
    })
  }

  it('reads as the browser shows it, in headings and in the text of the page', async () => {
    const all = [...PLAIN_HEADINGS, ...STYLED_HEADINGS]
    await using site = await browserAt({ '/': pageOf(all) })
    const { html } = await site.service.render(site.at('/'))
    const { headings, text } = parseHtml(html, { rendered: true })
    const wanted = all.map(({ reads }, at) => reads ?? squeeze(headings[at]?.id ?? ''))
    assert.deepEqual(
      headings.map((heading) => heading.text),
      wanted,
    )
    assert.equal(squeeze(text.main).startsWith(wanted.join(' ')), true, text.main.slice(0, 900))
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

const PAGE =
  '<!DOCTYPE html><html lang="es"><head><title>Arenas</title><meta name="description" content="Obras"></head><body><p>Hola'
const before = (html: string): string | undefined => parseHtml(html).textBeforeDoctype

describe('text before the doctype', () => {
  it('is told as it stands there', () => {
    assert.equal(before(`?${PAGE}`), '?')
    assert.equal(before(`\n\`\`\`html\n${PAGE}`), '```html')
    assert.equal(
      before(`<br />\n<b>Warning</b>: Undefined variable $x in <b>a.php</b><br />\n${PAGE}`),
      'Warning : Undefined variable $x in a.php',
    )
    assert.equal(before(`\uFEFF\uFEFF\uFEFF${PAGE}`), 'an invisible mark (BOM)')
  })

  it('is none where only what browsers pass over is there', () => {
    for (const html of [PAGE, `\n  ${PAGE}`, `<!-- made by hand -->\n${PAGE}`, `\uFEFF${PAGE}`])
      assert.equal(before(html), undefined, html)
  })

  it('is none where the page has no doctype, or only one inside of it', () => {
    assert.equal(before('?<html><title>A</title><p>B'), undefined)
    assert.equal(before(`<html><body><p>Write <pre>${PAGE}`), undefined)
    assert.equal(before(`<script>1</script>${PAGE}`), undefined)
    assert.equal(before(`Hello <!-- ${PAGE}`), undefined)
    assert.equal(before('? <!doctype svg><p>A'), undefined)
  })

  it('leaves the page the title that browsers show', () => {
    const { title, doctype, lang } = parseHtml(`?${PAGE}`)
    assert.deepEqual(title, { text: 'Arenas', count: 1, misplaced: true })
    assert.equal(doctype, false)
    assert.equal(lang, 'es')
    assert.deepEqual(parseHtml(PAGE).title, { text: 'Arenas', count: 1 })
    const drawing = parseHtml('<!doctype html><body><svg><title>Logo</title></svg><p>Hello')
    assert.deepEqual(drawing.title, { text: null, count: 0 })
  })
})

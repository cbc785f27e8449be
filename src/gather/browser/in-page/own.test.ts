import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openLoneBrowser } from '#support/lone-browser.ts'
import { openFreshPage } from '../fresh-page.ts'
import { renderedDocument } from '../rendered-document.ts'
import { emulatePhone, measurePhoneLayout } from '../visit/phone-layout.ts'

/** Names of properties and methods that are read from elements of a page. */
const NAMES = [
  'appendChild',
  'checkVisibility',
  'childNodes',
  'children',
  'classList',
  'computedStyleMap',
  'firstChild',
  'getAttribute',
  'getBoundingClientRect',
  'getRootNode',
  'hasAttribute',
  'localName',
  'matches',
  'offsetHeight',
  'offsetWidth',
  'parentElement',
  'removeAttribute',
  'shadowRoot',
  'style',
]
const pageWith = (name: string): string =>
  `<!doctype html><meta name=viewport content="width=device-width"><style>*{margin:0}</style>
    <form id=f class=booking style="width:700px"><input name="${name}"><div style="width:690px;opacity:0">
    <p>Words of the booking form</p></div></form><p>After</p>`

describe('a form with a field that is named as a property of elements', () => {
  let lone: Awaited<ReturnType<typeof openLoneBrowser>>
  before(async () => {
    lone = await openLoneBrowser()
  })
  after(() => lone.close())

  async function measured(name: string) {
    const { page, session, close } = await openFreshPage(lone.browser, false)
    try {
      await emulatePhone(session)
      await page.setContent(pageWith(name))
      const html = await renderedDocument(session)
      const layout = await measurePhoneLayout(session, [])
      return { html: html.replace(`name="${name}"`, 'name="q"'), culprits: layout.culprits }
    } finally {
      await close()
    }
  }

  it('is read and measured as with any other name', async () => {
    const usual = await measured('q')
    assert.match(usual.html, /Words of the booking form/u)
    assert.equal(usual.culprits[0]?.selector, 'form#f.booking')
    for (const name of NAMES) assert.deepEqual(await measured(name), usual, name)
  })
})

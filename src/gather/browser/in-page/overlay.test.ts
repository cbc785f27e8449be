import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'puppeteer-core'
import { z } from 'zod'
import type { LayoutFacts } from '#core/evidence/visit.ts'
import { openLoneBrowser } from '#support/lone-browser.ts'
import { evaluateIsolated } from '../evaluate.ts'
import { type FreshPage, openFreshPage } from '../fresh-page.ts'
import { emulatePhone, measurePhoneLayout } from '../visit/phone-layout.ts'
import { GLOBALS_PARTS, readGlobals } from './globals.ts'

const FITS = '<meta name="viewport" content="width=device-width">'
const WORDS = 'Words that can be read. '.repeat(10)
const BANNER =
  '<div style="position:fixed;bottom:0;left:0;right:0;height:40%;background:#fff">We use cookies</div>'
const GATE = '<div style="position:fixed;inset:0;background:#fff;overflow:auto"><h1>Are you 18+?</h1></div>'

describe('what is measured in a page', () => {
  let lone: Awaited<ReturnType<typeof openLoneBrowser>>
  before(async () => {
    lone = await openLoneBrowser()
  })
  after(() => lone.close())

  const layoutOf = (html: string): Promise<LayoutFacts> =>
    onPage(lone.browser, html, ({ session }) => measurePhoneLayout(session, []))
  const kindOf = async (words: string, names = ''): Promise<string | undefined> => {
    const layer = `<div ${names} style="position:fixed;inset:0;background:#fff;overflow:auto"><h1>${words}</h1></div>`
    const page = `${FITS}<main style="display:none"><p>${WORDS}</p></main>${layer}`
    return (await layoutOf(page)).overlay?.kind
  }

  test('a page that is fixed itself does not cover the screen', async () => {
    const locked = `${FITS}<body style="position:fixed;inset:0;margin:0"><p>${WORDS}</p>${BANNER}`
    assert.equal((await layoutOf(locked)).overlay, null)
    const app = `${FITS}<div style="position:fixed;inset:0;overflow:auto"><p>${WORDS}</p></div><script>"${WORDS}"</script>`
    assert.equal((await layoutOf(app)).overlay, null)
  })

  test('what hides the page does', async () => {
    const gated = `${FITS}<main style="display:none"><p>${WORDS}</p></main>${GATE}`
    assert.deepEqual((await layoutOf(gated)).overlay, { coveredShare: 1, kind: 'age' })
  })

  test('a question for the age is one in the words that wineries use, and by the name of its layer', async () => {
    for (const words of [
      'Are you 18 or over?',
      'You must be over the age of 18 to enter',
      'Over 18? Come in',
      'Are you 18 years or older?',
      'I am at least 21',
      'Are you of legal drinking age?',
    ])
      assert.equal(await kindOf(words), 'age', words)
    assert.equal(await kindOf('Welcome! Yes / No', 'class="age-gate"'), 'age')
    assert.equal(await kindOf('Over 20 years of experience: join our list'), 'other')
    assert.equal(await kindOf('18 years in business', 'class="page-gate"'), 'other')
  })

  test('a form with a field named id has no id for that', async () => {
    const form = '<form class="mc" style="width:700px"><input type="hidden" name="id">Email</form>'
    const { culprits } = await layoutOf(`${FITS}<body style="margin:0">${form}`)
    assert.deepEqual(
      culprits.map(({ selector }) => selector),
      ['form.mc'],
    )
  })

  test('no character of a long name is split in two, which nobody could store', async () => {
    const wide = `<div class="a${'😀'.repeat(200)}" style="width:700px">Wide</div>`
    const [culprit] = (await layoutOf(`${FITS}<body style="margin:0">${wide}`)).culprits
    assert.equal(culprit?.selector.length, 120)
    assert.ok(culprit.selector.isWellFormed() && culprit.snippet.isWellFormed())
  })

  test('a viewport without content is not in effect, and "false" forbids zoom as "no" does', async () => {
    const content = 'width=device-width, user-scalable=false'
    const layout = await layoutOf(`<meta name="viewport" content="${content}"><meta name="viewport"><p>x`)
    assert.deepEqual([layout.viewportMeta, layout.userScalableNo], [content, true])
  })

  test('elements and frames with a name are no globals of scripts', async () => {
    const html = '<p id="Vue">a</p><p id="Vue">b</p><p id="one">c</p><iframe name="fbq"></iframe>'
    const seen = await onPage(lone.browser, html, ({ session }) =>
      evaluateIsolated(
        session,
        { run: readGlobals, args: [['Vue', 'one', 'fbq', 'JSON'], []], parts: GLOBALS_PARTS },
        z.object({ globals: z.array(z.string()) }),
      ),
    )
    assert.deepEqual(seen.globals, ['JSON'])
  })
})

async function onPage<T>(browser: Browser, html: string, work: (page: FreshPage) => Promise<T>): Promise<T> {
  const fresh = await openFreshPage(browser, false)
  try {
    await emulatePhone(fresh.session)
    await fresh.page.setContent(`<!doctype html>${html}`)
    return await work(fresh)
  } finally {
    await fresh.close()
  }
}

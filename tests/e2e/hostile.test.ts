/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import type { Site } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { ownerOf } from './an-owner.ts'

const HOST = 'hostile.fixture'
/** The narrowest screen that pages must fit (WCAG 2.2, 1.4.10). */
const NARROW = 320
const SCRIPT = '<script>window.ran=1</script>'
const LONG = 'w'.repeat(5_000)
const BIDI = '\u202Egnp.rotaluclac\u202C \u2066mirror\u200B'
const MARKS = `Z${'\u0301'.repeat(10_000)}`
const PICTURE = '"><img src=x onerror=window.ran=1>'
const FLAGS = '🇦🇺🏳️‍🌈👨‍👩‍👧‍👦'.repeat(300)
const TYPED = '**bold** [link](javascript:window.ran=1) {{7*7}} ${7*7} <%= 7*7 %> # %s'

/** The pages with most of the website's own texts. */
const MOST_TOLD = new Set([
  '/',
  '/visibility/broken-links',
  '/visibility/search-ranking',
  '/visibility/site-keywords',
])

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const texts = [SCRIPT, LONG, BIDI, MARKS, PICTURE, FLAGS, TYPED, '</script>']
const hostile = (path: string) =>
  `<!doctype html><html lang="en"><head>
<title>${texts.map(escaped).join(' ')}</title>
<meta name="description" content="${escaped(PICTURE + LONG)}">
<link rel="canonical" href="https://${HOST}${path}"></head><body>
<h1>${escaped(SCRIPT)}</h1>${texts.map((text) => `<h2>${escaped(text)}</h2>`).join('')}
<nav><a href="/about">${escaped(PICTURE)}</a> <a href="javascript:window.ran=1">${escaped(SCRIPT)}</a></nav>
${texts.map((text, index) => `<a href="/gone-${index}">${escaped(text)}</a>`).join(' ')}
<a href="/${LONG.slice(0, 1_500)}">${escaped(BIDI)}</a>
<img src="/missing.png" alt="${escaped(PICTURE)}"><img src="/missing-2.png" alt="${LONG}">
<form action="/send" method="post"><label>${escaped(SCRIPT)} <input name="email"></label><textarea name="m"></textarea><button>${LONG}</button></form>
<p>${LONG} ${escaped(SCRIPT)}</p><footer>${escaped(BIDI)} 14 Rose Lane, Newtown NSW 2042</footer></body></html>`

/** Headers and cookies as hostile as the page. */
const HEADERS = {
  server: `nginx/1.2 ${SCRIPT}`,
  'x-powered-by': `PHP/5.4 ${PICTURE}`,
  'set-cookie': [`<svg/onload=window.ran=1>=1; Path=/`, `_ga${SCRIPT}=${PICTURE}; Path=/; Max-Age=99999999`],
  'strict-transport-security': SCRIPT,
  link: `<javascript:window.ran=1>; rel="canonical"`,
}
const answer: Site = (path) => (_request, response) => {
  const isPage = path === '/' || path === '/about'
  response.statusMessage = SCRIPT
  response.writeHead(isPage ? 200 : 404, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' })
  response.end(isPage ? hostile(path) : SCRIPT)
}

let account: HttpBrowser
const walk = walkThrough({
  settings: { FETTLE_CHROMIUM: '/nowhere' },
  sites: { [HOST]: answer },
  prepare: async (product) => {
    account = await ownerOf(product, HOST)
  },
})

/** Opens everything that is folded. */
const openAll = ({ page }: Walker): Promise<void> =>
  page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.open = true
  })

/** Nothing of the website runs or is an unsafe link; text that changes direction is isolated. */
async function isHarmless({ page }: Walker): Promise<void> {
  assert.equal(await page.evaluate('window.ran'), undefined)
  assert.equal(await page.locator('a[href^="javascript:" i], a[href^="data:" i]').count(), 0)
  const loose = await page.locator('main').evaluate(
    (main, text) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement?.closest('bdi, [dir="auto"], textarea, input')
        if (node.textContent?.includes(text) && !around)
          found.push(node.parentElement?.outerHTML.slice(0, 200) ?? '')
      }
      return found
    },
    BIDI.slice(0, 4),
  )
  assert.deepEqual(loose, [], `${page.url()}: turns what stands around it`)
}

it("X01 X05 X07 X08 a hostile website's texts are shown literally, and fit the narrowest screen", async () => {
  const owner = await walk.come({ width: NARROW, jar: account.jar })
  for (const path of ['/', '/results', '/online-business-blueprint', ...checks.map((check) => check.path)]) {
    await owner.go(path)
    await openAll(owner)
    if (MOST_TOLD.has(path)) await owner.look(`hostile ${path}`)
    else await owner.fits(`hostile ${path}`)
    await isHarmless(owner)
  }
  await owner.go('/visibility/broken-links')
  await owner.page.getByText(SCRIPT, { exact: true }).first().waitFor()
  await owner.page.getByText(PICTURE).first().waitFor()
  await owner.page.getByText(TYPED, { exact: true }).first().waitFor()
  await owner.go('/compliance/ssl')
  await openAll(owner)
  await owner.page.getByText('<svg onload=window.ran=1').first().waitFor()
  assert.deepEqual(owner.problems(), [])
  await owner.close()
})

it('X01 X07 a visitor sees the same', async () => {
  const visitor = await walk.come({ width: NARROW })
  await visitor.go('/home')
  await visitor.page.getByLabel('Your website’s address').first().fill(HOST)
  await visitor.page.getByRole('button', { name: 'Check my website' }).first().click()
  await visitor.page.getByRole('link', { name: 'Create an account' }).waitFor({ timeout: 60_000 })
  await openAll(visitor)
  await visitor.look('hostile results')
  await isHarmless(visitor)
  assert.deepEqual(visitor.problems(), [])
  await visitor.close()
})

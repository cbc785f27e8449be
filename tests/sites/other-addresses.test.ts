import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { judgePages } from '#support/judged.ts'
import type { WebAnswer } from '#support/web-server.ts'
import { STOCK_INSTALLS } from './stock-installs.ts'
import { NOT_FOUND } from './stock-page.ts'

/** Second addresses of a homepage, or of a page of it, that servers, builders and links make. */
const SECOND: readonly (readonly [path: string, of: string])[] = [
  ['/index.html', '/'],
  ['/index.php', '/'],
  ['/home', '/'],
  ['/Index.htm', '/'],
  ['/Home/', '/'],
  ['/default.aspx', '/'],
  ['/?utm_source=mail', '/'],
  ['/?lang=en', '/'],
]

type Pages = Readonly<Record<string, WebAnswer>>

interface RuleTold {
  id: string
  outcome: string
}

const ACCUSING: ReadonlySet<string> = new Set(['error', 'warning', 'missing'])

/** Every finding of every check: rules that failed, and verdicts that are no success. */
async function findings(pages: Pages): Promise<string[]> {
  const { results } = await judgePages(
    (path) => pages[path] ?? NOT_FOUND,
    catalogue.map(({ id }) => id),
    { settings: { maxPages: 100, maxLinks: 500 } },
  )
  return Object.values(results).flatMap(({ id, status, display, facts }) => {
    const rules = id === 'search-ranking' ? ((facts?.['rules'] ?? []) as RuleTold[]) : []
    const failed = rules.filter(({ outcome }) => outcome === 'failed').map((rule) => `${id}: ${rule.id}`)
    const accuses = id !== 'search-ranking' && status !== 'unable_to_detect' && ACCUSING.has(display)
    return [...failed, ...(accuses ? [`${id}: ${status}`] : [])]
  })
}

/** The same website with a second address of a page, which the homepage links to. */
function withSecond(pages: Pages, path: string, of: string, canonical: boolean): Pages {
  const home = pages['/']
  const page = pages[of]
  assert.ok(typeof home === 'string' && typeof page === 'string')
  const bare = (html: string) => (canonical ? html : html.replace(/<link rel="canonical"[^>]*>/u, ''))
  const linked = bare(home).replace('</main>', `<a href="${path}">Start</a></main>`)
  return { ...pages, '/': linked, [path]: of === '/' ? linked : bare(page) }
}

describe('a second address of the homepage', () => {
  for (const { platform, pages } of STOCK_INSTALLS)
    it(`adds at most one finding over all checks to ${platform}`, async () => {
      const named = new Set(await findings(pages))
      const nameless = new Set(await findings(withSecond(pages, '/', '/', false)))
      for (const [path, of] of SECOND) {
        const added = async (canonical: boolean, before: ReadonlySet<string>) =>
          (await findings(withSecond(pages, path, of, canonical))).filter((finding) => !before.has(finding))
        const withoutMain = await added(false, nameless)
        assert.ok(withoutMain.length <= 1, `${path}: ${withoutMain.join(', ')}`)
        if (path.startsWith('/index')) assert.deepEqual(await added(true, named), [], path)
      }
    })
})

import type { HTTPRequest, Page } from 'puppeteer-core'
import type { LayoutFacts } from '#core/evidence/visit.ts'
import { requestedStylesheets } from '#core/page-styles.ts'

/** Most stylesheets watched of one page. */
const MOST = 500

/** Records the outcome of each stylesheet that the page requests from now on; one without an answer counts as not loaded. */
export function watchStylesheets(page: Page): () => LayoutFacts['stylesheets'] {
  const asked: HTTPRequest[] = []
  const finished = new WeakSet<HTTPRequest>()
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' && asked.length < MOST) asked.push(request)
  })
  page.on('requestfinished', (request) => finished.add(request))
  return () =>
    requestedStylesheets(
      asked.map((request) => {
        const status = request.response()?.status() ?? null
        const failed = !finished.has(request) || status === null || status >= 400
        return { url: request.url().slice(0, 2_048), type: 'Stylesheet', status, bytes: 0, failed }
      }),
    )
}

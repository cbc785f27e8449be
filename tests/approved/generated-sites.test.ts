import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { SERVICES } from '#core/evidence/owner.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl } from '#support/page-facts.ts'
import { GENERATED, pagesOfGenerated } from './generated-sites.ts'
import { linksOf } from './pages.ts'
import { assertApproved } from './lines.ts'
import { lineOf } from './result-line.ts'
import { AT } from './websites.ts'

/** Checks that the pages of a website decide, without those that measure or list every fault. */
const CHECKS = catalogue.filter(
  ({ id, needs, wants }) =>
    [...needs, ...wants].includes('pages') &&
    !['search-ranking', 'site-vulnerability', 'site-keywords'].includes(id),
)

const ok = <T>(value: T) => ({ state: 'ok', value, at: AT.toISOString(), durationMs: 5 }) as const

function evidenceOf(name: string, pages: ReturnType<typeof pagesOfGenerated>): EvidenceSoFar {
  const [home] = pages
  if (!home) throw new Error(`${name} has no homepage`)
  return {
    answers: ok({}),
    profile: ok({}),
    accounts: ok({ connected: [], available: SERVICES }),
    site: ok(aSite({ home, address: home.url })),
    pages: ok(aCrawl(pages, { address: home.url })),
    links: ok(linksOf(pages)),
    rendered: ok({ pages: [] }),
    renderedPages: ok({ pages: [] }),
    scripts: ok({ files: [], libraries: [] }),
    loaded: ok({ finalUrl: home.url, requests: [], libraries: [] }),
    share: ok({ url: null, kind: 'none', image: null }),
  }
}

describe('what the pages of generated websites show is what was approved', () => {
  const sites = GENERATED.map(([name, pages]) => [name, evidenceOf(name, pagesOfGenerated(pages))] as const)
  for (const check of CHECKS) {
    it(check.id, (test) => {
      const lines = sites.map(([name, evidence]) => `${name}: ${lineOf(check, evidence)}`)
      assertApproved(test, `generated/${check.id}`, `${lines.join('\n')}\n`)
    })
  }
})

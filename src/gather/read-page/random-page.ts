import { randomInt } from 'node:crypto'
import type { RandomPage } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { isHtml } from './html.ts'
import { crawlKey } from './address-rules.ts'
import { areAlike } from './likeness.ts'
import { readRendered, sameSiteLinksOf, tryReadPage } from './read-page.ts'

/** The answer to a random address of the site, and comparisons with it. */
export interface RandomAnswer {
  /** `null` without an answer. */
  seen: RandomPage | null
  /** True for a page that is at least 90 % like the answer to the random address, where that proves anything. */
  isLikeMissing(page: PageFacts): boolean
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LENGTH = 16
const NOTHING: RandomAnswer = { seen: null, isLikeMissing: () => false }

/** Requests `/{random 16 letters}` once a scan. */
export const randomPageOf = oncePerScan(async (context): Promise<RandomAnswer> => {
  const site = await context.want('site')
  const path = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const url = new URL(`/${path}`, site.address).href
  const answer = await context.egress.fetch(url, { kind: 'page', retry: false, signal: context.signal })
  if (!answer.ok) return NOTHING
  const redirectsHome = crawlKey(answer.url) === crawlKey(site.address)
  const seen = {
    url,
    status: answer.status,
    redirectsHome,
    likeHome: redirectsHome,
    words: 0,
    sameSiteLinks: 0,
  }
  if (!isHtml(answer)) return { ...NOTHING, seen }
  const as = { requested: url, depth: 0, found: 'guess', homeHost: site.host } as const
  const sent = await tryReadPage(context, answer, as)
  if (!sent) return { ...NOTHING, seen }
  const mayBeScriptApplication = answer.status === 200 && site.home.thin
  const [page, home] = mayBeScriptApplication
    ? [await shown(context, sent, site), await shown(context, site.home, site)]
    : [sent, site.home]
  return judgedBy(page, { ...seen, likeHome: redirectsHome || looksAlike(page, home) }, site)
})

function judgedBy(page: PageFacts, seen: RandomPage, site: SiteEvidence): RandomAnswer {
  const isComparable = seen.status === 200 && !seen.redirectsHome && !seen.likeHome && canCompare(page)
  return {
    seen: { ...seen, words: page.text.words, sameSiteLinks: sameSiteLinksOf(page, site.host).length },
    isLikeMissing: (other) => isComparable && canCompare(other) && areAlike(page.sketch, other.sketch),
  }
}

/** The rendered page, where needed and available: for a script application, whose pages all have the same original HTML. */
async function shown(context: GatherContext, page: PageFacts, site: SiteEvidence): Promise<PageFacts> {
  if (!page.thin) return page
  try {
    return (await readRendered(context, page, site)) ?? page
  } catch (error) {
    if (error instanceof GatheringFailed) return page
    throw error
  }
}

/** Pages that scripts fill cannot be compared until they are rendered. */
const canCompare = ({ thin, rendered }: PageFacts): boolean => rendered || !thin

/** True for two shells of a script application: without words to compare, but with the same title. */
function looksAlike(page: PageFacts, home: PageFacts): boolean {
  if (canCompare(page) && canCompare(home)) return areAlike(page.sketch, home.sketch)
  return page.thin && home.thin && page.title.text === home.title.text && page.text.words === home.text.words
}

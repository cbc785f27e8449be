import { onSharedDomain, registrableDomain } from '#core/address/urls.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { readRendered } from '../read-page/read-page.ts'
import { challengeOf, isBlankPage, mayBeShell } from './gate.ts'
import { type Landing, landOnHome } from './landing.ts'
import { isNotPublished } from './not-published.ts'
import { hasWorkingPages } from './working-pages.ts'

/** A first byte that took longer is measured twice more (search-ranking rule 37). */
const SLOW_MS = 5_000
const FURTHER_TRIES = 2

/**
 * The reachability gate: the homepage's answer, or why there is no homepage to read.
 * @throws GatheringFailed with the reason of the step that failed.
 */
export const gatherSite: Gatherer<'site'> = async (context) => {
  if (context.profile.noWebsite) throw new GatheringFailed({ reason: 'no_website', code: 'no_website' })
  const landing = await landOnHome(context)
  const { page } = landing
  const challenge = challengeOf(page)
  if (challenge && (await staysChallenge(context, landing))) throw new GatheringFailed(challenge)
  if (isNotPublished(page) && !(await hasWorkingPages(context, page))) {
    throw new GatheringFailed({ reason: 'not_published', code: 'not_published' })
  }
  if (isBlankPage(page) && (await staysBlank(context, landing)))
    throw new GatheringFailed(failure('page_blank'))
  return evidenceOf(context, landing, await firstBytes(context, page.url, landing.answer.firstByteMs))
}

/** Whether a challenge is still one in the browser. Without a browser it counts as one. */
async function staysChallenge(context: GatherContext, { page, answer }: Landing): Promise<boolean> {
  if (!mayBeShell(page)) return true
  const { host } = new URL(page.url)
  try {
    const rendered = await readRendered(context, page, { host, insecure: answer.insecure })
    return rendered === null || challengeOf(rendered) !== null
  } catch (error) {
    if (error instanceof GatheringFailed) return true
    throw error
  }
}

/** Whether the page is blank also in the browser. Without a browser the content of a page of scripts is unknown. */
async function staysBlank(context: GatherContext, { page, answer }: Landing): Promise<boolean> {
  if (page.truncated) return false
  if (!page.thin) return true
  const { host } = new URL(page.url)
  try {
    const rendered = await readRendered(context, page, { host, insecure: answer.insecure })
    return rendered !== null && isBlankPage(rendered)
  } catch (error) {
    if (error instanceof GatheringFailed) return false
    throw error
  }
}

async function firstBytes({ egress, signal }: GatherContext, url: string, first: number): Promise<number[]> {
  const tries = [first]
  if (first <= SLOW_MS) return tries
  for (let again = 0; again < FURTHER_TRIES; again += 1) {
    const answer = await egress.fetch(url, { kind: 'page', body: 'drain', retry: false, signal })
    if (answer.ok) tries.push(answer.firstByteMs)
  }
  return tries
}

function evidenceOf(context: GatherContext, landing: Landing, firstByteMs: number[]): SiteEvidence {
  const { host, hostname } = new URL(landing.page.url)
  return {
    requested: context.address,
    address: landing.page.url,
    host,
    domain: registrableDomain(hostname),
    sharedDomain: onSharedDomain(hostname),
    redirects: landing.redirects,
    insecure: landing.answer.insecure,
    firstByteMs,
    home: landing.page,
  }
}

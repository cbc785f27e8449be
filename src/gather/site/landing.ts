import { bareHost } from '#core/address/urls.ts'
import type { Hop } from '#core/evidence/hop.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { AGENT } from '../robots-rules/rules.ts'
import { parseRobots } from '../robots-rules/rules.ts'
import { readPage } from '../read-page/read-page.ts'
import { refreshOf } from '../read-page/refresh.ts'
import { refusalOf } from './gate.ts'
import { type Answered, openHome } from './open-home.ts'

/** The homepage after all redirects. */
export interface Landing {
  answer: Answered
  page: PageFacts
  /** Redirects before it, also those by `meta http-equiv="refresh"`. */
  redirects: Hop[]
}

/**
 * Opens the homepage and follows its redirects and refreshes.
 * @throws GatheringFailed when an answer is not a page, or for a redirect loop.
 */
export async function landOnHome(context: GatherContext): Promise<Landing> {
  const redirects: Hop[] = []
  const seen = new Set<string>()
  await respectRobots(context, context.address)
  let answer = await openHome(context)
  for (;;) {
    redirects.push(...answer.hops.filter(({ location }) => location !== undefined))
    const refusal = refusalOf(answer)
    if (refusal) throw new GatheringFailed(refusal)
    const page = await readHome(context, answer, redirects)
    const target = refreshOf(page)
    if (target === null) {
      if (bareHost(new URL(page.url).host) !== bareHost(new URL(context.address).host))
        await respectRobots(context, page.url)
      return { answer, page, redirects }
    }
    seen.add(page.url)
    if (seen.has(target)) throw new GatheringFailed(failure('redirect_loop'))
    redirects.push({ url: page.url, status: page.status, location: target })
    if (redirects.length > context.egress.options.budgets.redirects) {
      throw new GatheringFailed(failure('redirect_limit'))
    }
    answer = await follow(context, target)
  }
}

/**
 * Anybody may start a public scan, so it ends at a robots.txt that refuses Fettle by name. An owner's homepage is read all the same, because the owner
 * asked.
 */
async function respectRobots({ egress, settings, signal }: GatherContext, address: string): Promise<void> {
  if (!settings.isPublic) return
  const url = new URL('/robots.txt', address)
  const answer = await egress.fetch(url.href, { kind: 'robots', retry: false, signal })
  if (!answer.ok || answer.status >= 300) return
  const rules = parseRobots(url.origin, new TextDecoder().decode(answer.body))
  if (rules.keepsOut(address, AGENT)) throw new GatheringFailed(failure('robots_disallowed'))
}

async function readHome(context: GatherContext, answer: Answered, redirects: Hop[]): Promise<PageFacts> {
  const { host } = new URL(answer.url)
  const as = { requested: context.address, depth: 0, found: 'home', homeHost: host } as const
  const page = await readPage(context, answer, as)
  return { ...page, redirects: [...redirects] }
}

async function follow({ egress, signal }: GatherContext, target: string): Promise<Answered> {
  const answer = await egress.fetch(target, { kind: 'page', signal })
  if (answer.ok) return answer
  const { reason, detail } = answer.failure
  const isRefused = reason === 'blocked_address'
  throw new GatheringFailed(isRefused ? failure('redirect_refused', detail) : answer.failure)
}

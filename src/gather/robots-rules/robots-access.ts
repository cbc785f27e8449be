import { bareHost } from '#core/address/urls.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { AGENT, ALLOW_ALL, ALLOW_NONE, parseRobots, type RobotsRules } from './rules.ts'

/** Tells for any address whether robots.txt allows it; each host's file is read once a scan. */
export interface RobotsAccess {
  allows(url: string): Promise<boolean>
}

const homeRulesOf = oncePerScan(async (context): Promise<{ origin: string; rules: RobotsRules }> => {
  const site = await context.want('site')
  const { origin } = new URL(site.address)
  try {
    const { status, text } = await context.want('robots')
    return { origin, rules: rulesOf(origin, status, text) }
  } catch (error) {
    if (!(error instanceof GatheringFailed)) throw error
    const isCircle = error.failure.reason === 'redirect_problem'
    return { origin, rules: isCircle ? ALLOW_ALL : ALLOW_NONE }
  }
})

/** The access rules of one scan. The site's own robots.txt also applies to its other name and scheme. */
export const robotsAccessOf = oncePerScan((context: GatherContext): RobotsAccess => {
  const others = new Map<string, Promise<RobotsRules>>()

  async function allows(address: string): Promise<boolean> {
    const url = new URL(address)
    const { origin, rules } = await homeRulesOf(context)
    if (bareHost(url.host) === bareHost(new URL(origin).host)) {
      return rules.allows(origin + url.pathname + url.search, AGENT)
    }
    const known = others.get(url.origin) ?? otherRules(context, url.origin)
    others.set(url.origin, known)
    return (await known).allows(address, AGENT)
  }

  return { allows }
})

/** Another host's rules. When it does not answer, everything is allowed, because the link's own failure is more exact. */
async function otherRules({ egress, signal }: GatherContext, origin: string): Promise<RobotsRules> {
  const url = new URL('/robots.txt', origin).href
  const answer = await egress.fetch(url, { kind: 'robots', retry: false, signal })
  return answer.ok ? rulesOf(origin, answer.status, answer.body.toString('utf8')) : ALLOW_ALL
}

/** The rules of an answer: 4xx allows everything, 5xx nothing (RFC 9309, 2.3.1). */
export function rulesOf(origin: string, status: number, text: string): RobotsRules {
  if (status >= 500) return ALLOW_NONE
  return status >= 200 && status < 300 ? parseRobots(origin, text) : ALLOW_ALL
}

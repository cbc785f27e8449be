import { setTimeout } from 'node:timers/promises'
import { bareHost } from '#core/address/urls.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { OtherHomeAddress } from '#core/evidence/other-addresses.ts'
import type { FetchAnswer } from '#net/types.ts'
import type { GatherContext } from '../context.ts'
import { tryReadPage } from '../read-page/read-page.ts'
import { isBotWall } from '../read-page/bot-wall.ts'
import { isHtml } from '../read-page/html.ts'

const SIGNS_WITHIN = 16_384

/** Answers of the homepage's other addresses, with and without `www.`, by HTTP and HTTPS. */
export async function answersOfOtherHomepages(
  context: GatherContext,
  site: SiteEvidence,
): Promise<OtherHomeAddress[]> {
  const others = await Promise.all(otherHomepageAddresses(site.address).map((url) => request(context, url)))
  return others.some(isServerError) ? confirmed(context, others) : others
}

/** The three other addresses; none where the host has a port or is not a name. */
export function otherHomepageAddresses(address: string): string[] {
  const home = new URL(address)
  if (home.port !== '' || /^[\d.]+$|^\[/u.test(home.hostname)) return []
  const bare = bareHost(home.hostname)
  const hosts = [bare, `www.${bare}`]
  return ['https:', 'http:']
    .flatMap((protocol) => hosts.map((host) => `${protocol}//${host}/`))
    .filter((url) => new URL(url).origin !== home.origin)
}

async function request(context: GatherContext, url: string): Promise<OtherHomeAddress> {
  const answer = await context.egress.fetch(url, { kind: 'page', signal: context.signal })
  if (answer.ok) return answered(context, url, answer)
  if (answer.failure.code === 'dns_not_found') return { url, kind: 'no_dns' }
  return { url, kind: 'failed', failure: answer.failure, hops: answer.hops }
}

async function answered(
  context: GatherContext,
  url: string,
  answer: Extract<FetchAnswer, { ok: true }>,
): Promise<OtherHomeAddress> {
  const { status, headers, hops } = answer
  const body = answer.body.subarray(0, SIGNS_WITHIN).toString('latin1')
  return {
    url,
    kind: 'answer',
    status: hops[0]?.status ?? status,
    finalStatus: status,
    finalUrl: answer.url,
    hops,
    canonical: status < 300 && isHtml(answer) ? await canonicalOf(context, answer) : null,
    botWall: isBotWall({ status, headers, body }),
  }
}

async function canonicalOf(
  context: GatherContext,
  answer: Extract<FetchAnswer, { ok: true }>,
): Promise<string | null> {
  const homeHost = new URL(answer.url).host
  const page = await tryReadPage(context, answer, {
    requested: answer.url,
    depth: 0,
    found: 'home',
    homeHost,
  })
  return page?.relations.find(({ rel }) => rel === 'canonical')?.url ?? null
}

const isServerError = ({ finalStatus = 0 }: OtherHomeAddress): boolean => finalStatus >= 500

/** Repeats requests with a server error after `confirmAfterMs`. */
async function confirmed(
  context: GatherContext,
  others: readonly OtherHomeAddress[],
): Promise<OtherHomeAddress[]> {
  await setTimeout(context.settings.confirmAfterMs, undefined, { signal: context.signal })
  return Promise.all(
    others.map(async (other) => {
      if (!isServerError(other)) return other
      const again = await request(context, other.url)
      return { ...again, confirmed: isServerError(again) }
    }),
  )
}

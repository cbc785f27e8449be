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

/** With and without `www.`, with and without the padlock: what each other address of the homepage answers. */
export async function homeTwins(context: GatherContext, site: SiteEvidence): Promise<OtherHomeAddress[]> {
  const twins = await Promise.all(twinAddresses(site.address).map((url) => lookAt(context, url)))
  return twins.some(isServerError) ? confirmed(context, twins) : twins
}

/** The three other addresses; none where the host has a port of its own or is no name. */
export function twinAddresses(address: string): string[] {
  const home = new URL(address)
  if (home.port !== '' || /^[\d.]+$|^\[/u.test(home.hostname)) return []
  const bare = bareHost(home.hostname)
  const hosts = [bare, `www.${bare}`]
  return ['https:', 'http:']
    .flatMap((protocol) => hosts.map((host) => `${protocol}//${host}/`))
    .filter((url) => new URL(url).origin !== home.origin)
}

async function lookAt(context: GatherContext, url: string): Promise<OtherHomeAddress> {
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

/** A server error counts when it is seen again after the confirming wait. */
async function confirmed(
  context: GatherContext,
  twins: readonly OtherHomeAddress[],
): Promise<OtherHomeAddress[]> {
  await setTimeout(context.settings.confirmAfterMs, undefined, { signal: context.signal })
  return Promise.all(
    twins.map(async (twin) => {
      if (!isServerError(twin)) return twin
      const again = await lookAt(context, twin.url)
      return { ...again, confirmed: isServerError(again) }
    }),
  )
}

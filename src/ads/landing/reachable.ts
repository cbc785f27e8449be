import { bareHost, registrableDomain } from '#core/address/urls.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { Failure, Reason } from '#core/reasons.ts'
import { good, type LandingVerdict, problem, unknownAfter } from './finding.ts'
import type { Ended } from './landing-evidence.ts'

const FIX_ADDRESS = 'Check the page’s address in the ad, or put the page back.'
const FIX_HOST = 'Ask your host or web person to look at it before you start the ad.'

/** What somebody who presses the ad would meet, by the reasons that are faults of the page. Any other reason may be Fettle's own. */
const FAULTS: Partial<Readonly<Record<Reason, readonly [detail: string, fix: string]>>> = {
  page_missing: ['The website answers that it doesn’t have this page.', FIX_ADDRESS],
  server_error: ['The website answers with an error of its own.', FIX_HOST],
  password_protected: ['The page asks for a password.', 'Take the password off, or lead the ad elsewhere.'],
  redirect_problem: ['The page sends visitors round in circles, or somewhere that doesn’t open.', FIX_HOST],
  not_published: [
    'The page isn’t published yet, or shows a holding page.',
    'Publish the page before you start the ad.',
  ],
  empty_page: ['The page opens, and there’s nothing on it.', FIX_HOST],
  not_html: ['The address leads to a file and not to a page.', FIX_ADDRESS],
}
const NO_ADDRESS = ['The website’s address doesn’t exist on the internet.', FIX_ADDRESS] as const
const NO_ANSWER = ['The website doesn’t answer.', FIX_HOST] as const
const ONLY_BY_HTTP = [
  'Its address with https:// doesn’t open, only the one with http://.',
  'Ask your host to switch HTTPS on before you start the ad. It’s usually free.',
] as const

/** What is wrong with a page that did not open; `null`: that may be Fettle's own fault, or the website's choice. */
export function faultOf({ reason, code }: Failure): readonly [detail: string, fix: string] | null {
  if (code === 'dns_not_found') return NO_ADDRESS
  if (code === 'connect_refused') return NO_ANSWER
  return FAULTS[reason] ?? null
}

/** A scan reads a page by HTTP where HTTPS does not answer. Nobody who presses the ad is led there. */
const isOnlyByHttp = ({ requested, address, redirects }: SiteEvidence): boolean =>
  requested.startsWith('https:') &&
  address.startsWith('http:') &&
  !redirects.some(({ url }) => url.startsWith('https:'))

/** What is wrong with a page for whoever presses the ad; `null`: nothing, or what may be no fault of the page. */
export function faultOfSite(site: Ended<SiteEvidence>): readonly [detail: string, fix: string] | null {
  if (site.state === 'failed') return faultOf(site.failure)
  return isOnlyByHttp(site.value) ? ONLY_BY_HTTP : null
}

/** Does the page open? */
export function judgeReachable(site: Ended<SiteEvidence>): LandingVerdict {
  const fault = faultOfSite(site)
  if (fault) return problem('Your page doesn’t open', ...fault)
  return site.state === 'ok' ? whereItLeads(site.value) : unknownAfter('reachable', site.failure)
}

function whereItLeads({ address, requested }: SiteEvidence): LandingVerdict {
  const [from, to] = [new URL(requested), new URL(address)]
  if (registrableDomain(from.hostname) !== registrableDomain(to.hostname))
    return problem('Your page leads to another website', `It leads on to ${address}.`, FIX_ADDRESS)
  const isSame = bareHost(from.host) === bareHost(to.host) && from.pathname === to.pathname
  return good('Your page opens', isSame ? 'It answers.' : `It leads on to ${address}.`)
}

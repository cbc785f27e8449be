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

/** What is wrong with a page that did not open; `null`: that may be Fettle's own fault, or the website's choice. */
export function faultOf({ reason, code }: Failure): readonly [detail: string, fix: string] | null {
  if (code === 'dns_not_found') return NO_ADDRESS
  if (code === 'connect_refused') return NO_ANSWER
  return FAULTS[reason] ?? null
}

/** Does the page open? */
export function judgeReachable(site: Ended<SiteEvidence>): LandingVerdict {
  if (site.state === 'ok') {
    const { address, requested } = site.value
    const isSame = URL.parse(address)?.pathname === URL.parse(requested)?.pathname
    const detail = isSame ? 'It answers.' : `It leads on to ${address}.`
    return good('Your page opens', detail)
  }
  const fault = faultOf(site.failure)
  return fault ? problem('Your page doesn’t open', ...fault) : unknownAfter('reachable', site.failure)
}

import { shortDate } from '#core/dates.ts'
import type { CertificateEvidence, CertificateProblem } from '#core/evidence/certificate.ts'
import { valueOf } from '#core/gathered.ts'
import { good, type LandingVerdict, problem, unknown, unknownAfter } from './finding.ts'
import type { LandingEvidence } from './landing-evidence.ts'

const NOT_OPENED = 'Your page didn’t open, so there was no padlock to look at.'
const TITLE = 'Browsers warn people off your page'
const FIX = 'Ask your host to renew or repair the certificate. It’s usually free.'
const FIX_PROTOCOL = 'Ask your host to switch on TLS 1.2 and TLS 1.3.'
const NO_PADLOCK = 'Your page has no padlock'
const NOT_SECURE = 'Browsers call it “not secure”, and people leave.'
const WITHOUT_PADLOCK = 'Your page opens without the padlock'
const PLAIN_AD =
  'The address in the ad begins with http://, and your homepage doesn’t lead people on from there to the secure connection.'
const SENT_AWAY =
  'The website sends people on to an address without a secure connection, although there is one.'
const SEND_FIX = 'Ask your web person to send everybody to the address that begins with https://.'
const NO_CERTIFICATE_FIX = 'Ask your host to switch HTTPS on. It’s usually free.'

const PROBLEMS: Readonly<Record<CertificateProblem, string>> = {
  expired: 'Its certificate has run out.',
  intermediate_expired: 'A certificate that yours depends on has run out.',
  not_yet_valid: 'Its certificate isn’t valid yet.',
  wrong_name: 'Its certificate belongs to another address.',
  self_signed: 'Its certificate was made by the server itself, and browsers don’t trust it.',
  untrusted_root: 'Its certificate comes from somebody whom browsers don’t trust.',
  missing_intermediate: 'A certificate is missing on the way, so some phones don’t trust yours.',
  revoked: 'The certificate was withdrawn by whoever issued it.',
  weak_signature: 'Its certificate is signed in a way that browsers no longer trust.',
  weak_key: 'The key of its certificate is too short.',
  tls_old_protocol: 'It offers only an old kind of secure connection, which browsers refuse.',
}

/** Is the page secure for somebody who presses the ad? `timeZone`: the owner's, in which dates are read. */
export function judgeSecure({ site, certificate }: LandingEvidence, timeZone: string): LandingVerdict {
  if (certificate.state === 'failed') return unknownAfter('secure', certificate.failure)
  const page = valueOf(site)
  const seen = certificate.value
  if (!seen.leaf) return withoutLeaf(seen, page !== undefined)
  const [first] = seen.problems
  const isPlainAd = page?.requested.startsWith('http:') === true && seen.http.redirectsToHttps === false
  // Whoever opens the page by HTTP does not meet the certificate.
  const fix = first === 'tls_old_protocol' ? FIX_PROTOCOL : FIX
  if (isPlainAd && first !== undefined) return problem(NO_PADLOCK, `${NOT_SECURE} ${PROBLEMS[first]}`, fix)
  if (first !== undefined) return problem(TITLE, PROBLEMS[first], fix)
  if (page?.address.startsWith('http:')) return problem(WITHOUT_PADLOCK, SENT_AWAY, SEND_FIX)
  if (isPlainAd)
    return problem(WITHOUT_PADLOCK, PLAIN_AD, `Write https:// at the beginning of the address. ${SEND_FIX}`)
  const until = shortDate(seen.leaf.validTo, timeZone)
  return good('Your page has the padlock', `Its certificate is good until ${until}.`)
}

/** A page that opens although nothing secure answers has no padlock; where nothing opens, nothing is known. */
function withoutLeaf({ kind, failure }: CertificateEvidence, isOpen: boolean): LandingVerdict {
  if (kind === 'failed' || !isOpen)
    return failure ? unknownAfter('secure', failure) : unknown('secure', NOT_OPENED)
  return problem(NO_PADLOCK, NOT_SECURE, NO_CERTIFICATE_FIX)
}

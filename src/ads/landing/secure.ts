import { shortDate } from '#core/dates.ts'
import type { CertificateEvidence, CertificateProblem } from '#core/evidence/certificate.ts'
import { valueOf } from '#core/gathered.ts'
import { good, type LandingVerdict, problem, unknown, unknownAfter } from './finding.ts'
import type { LandingEvidence } from './landing-evidence.ts'

const NOT_OPENED = 'Your page didn’t open, so there was no padlock to look at.'
const TITLE = 'Browsers warn people off your page'
const FIX = 'Ask your host to renew or repair the certificate. It’s mostly free.'
const NO_CERTIFICATE_FIX = 'Ask your host to switch HTTPS on. It’s mostly free.'

const PROBLEMS: Readonly<Record<CertificateProblem, string>> = {
  expired: 'Its certificate has run out.',
  intermediate_expired: 'A certificate that yours depends on has run out.',
  not_yet_valid: 'Its certificate isn’t valid yet.',
  wrong_name: 'Its certificate belongs to another address.',
  self_signed: 'Its certificate was made by the server itself, and browsers don’t trust it.',
  untrusted_root: 'Its certificate comes from somebody whom browsers don’t trust.',
  missing_intermediate: 'A certificate is missing on the way, so some phones don’t trust yours.',
  revoked: 'Its certificate was called back.',
  weak_signature: 'Its certificate is signed in a way that browsers no longer trust.',
  weak_key: 'The key of its certificate is too short.',
  tls_old_protocol: 'It offers only an old kind of secure connection, which browsers refuse.',
}

/** Is the page secure for somebody who presses the ad? */
export function judgeSecure({ site, certificate }: LandingEvidence): LandingVerdict {
  if (certificate.state === 'failed') return unknownAfter('secure', certificate.failure)
  const page = valueOf(site)
  const seen = certificate.value
  if (!seen.leaf) return withoutLeaf(seen, page !== undefined)
  const [first] = seen.problems
  if (first !== undefined) return problem(TITLE, PROBLEMS[first], FIX)
  if (page?.address.startsWith('http:'))
    return problem(
      'Your page opens without the padlock',
      'The address in the ad leads to the page without a secure connection, although there is one.',
      'Write https:// at the beginning of the address, and ask your web person to send everybody there.',
    )
  return good('Your page has the padlock', `Its certificate is good until ${shortDate(seen.leaf.validTo)}.`)
}

/** A page that opens although nothing secure answers has no padlock; where nothing opens, nothing is known. */
function withoutLeaf({ kind, failure }: CertificateEvidence, isOpen: boolean): LandingVerdict {
  if (kind === 'failed' || !isOpen)
    return failure ? unknownAfter('secure', failure) : unknown('secure', NOT_OPENED)
  return problem(
    'Your page has no padlock',
    'Browsers call it “not secure”, and Google shows such ads less.',
    NO_CERTIFICATE_FIX,
  )
}

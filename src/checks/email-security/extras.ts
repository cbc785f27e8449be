import type { MailEvidence } from '#core/evidence/mail.ts'
import { type FailureCode, type Reason, reasonOfStatus } from '#core/reasons.ts'
import { parseTags } from '#core/mail/tags.ts'

/** RFC 8461, section 3.2 asks for weeks or longer; a day is the least that gives any protection. */
const LEAST_MAX_AGE = 86_400
/** At most ten digits (RFC 8461, section 3.2). */
const SECONDS = /^\d{1,10}$/u

/** What may have failed on our side, or for a moment: it proves nothing of a file. */
const PROVES_NOTHING: ReadonlySet<FailureCode | Reason> = new Set([
  'blocked_by_site',
  'budget_bytes',
  'budget_time',
  'cancelled',
  'connect_reset',
  'connect_timeout',
  'dns_failed',
  'dns_timeout',
  'http_too_slow',
  'internal',
  'tls_timeout',
])
const FOR_A_MOMENT = 503

/** Whether a file was announced and nobody knows whether it is there. */
export function isUnread(file: MailEvidence['mtaSts']['policy'] | MailEvidence['bimi']['logo']): boolean {
  if (file === null) return false
  if ('failure' in file) return PROVES_NOTHING.has(file.failure.code)
  return file.status === FOR_A_MOMENT || (file.status >= 400 && reasonOfStatus(file.status) === 'bot_wall')
}

/** What is wrong with an MTA-STS set-up (RFC 8461); empty when nothing is, or when there is none. */
export function mtaStsFaults({ mtaSts, mx }: Pick<MailEvidence, 'mtaSts' | 'mx'>): string[] {
  const { txt, policy } = mtaSts
  if (txt.state !== 'found' || policy === null) return []
  const recordFaults = [
    txt.value.length > 1 && 'there are several records',
    !parseTags(txt.value[0] ?? '').get('id') && 'the record has no id',
  ].filter((fault) => typeof fault === 'string')
  if (isUnread(policy)) return recordFaults
  if ('failure' in policy || policy.status !== 200) return [...recordFaults, 'its policy file cannot be read']
  return [...recordFaults, ...policyFaults(policy.text, mx)]
}

function policyFaults(text: string, mx: MailEvidence['mx']): string[] {
  const lines = text.split(/\r?\n/u).map(pairOf)
  const valuesOf = (key: string): string[] => lines.filter(([name]) => name === key).map(([, value]) => value)
  const mode = valuesOf('mode')[0]
  const age = valuesOf('max_age')[0] ?? ''
  const uncovered = serversOf(mx).filter((host) => !valuesOf('mx').some((pattern) => covers(pattern, host)))
  return [
    valuesOf('version')[0] !== 'STSv1' && 'the policy names no version',
    mode !== 'enforce' && mode !== 'testing' && 'the policy asks for nothing',
    !SECONDS.test(age) && 'the policy does not say for how long it holds',
    SECONDS.test(age) && Number(age) < LEAST_MAX_AGE && 'the policy holds for less than a day',
    uncovered.length > 0 && `the policy leaves out ${uncovered.join(', ')}`,
  ].filter((fault) => typeof fault === 'string')
}

function pairOf(line: string): [key: string, value: string] {
  const at = line.indexOf(':')
  return at < 0 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

const serversOf = (mx: MailEvidence['mx']): string[] =>
  mx.state === 'found' ? mx.value.map(({ exchange }) => exchange).filter((name) => name !== '') : []

/** `*` stands for one label (RFC 8461, section 4.1). */
function covers(pattern: string, host: string): boolean {
  const name = pattern.toLowerCase()
  return name.startsWith('*.') ? host.slice(host.indexOf('.')) === name.slice(1) : name === host
}

/** What is wrong with TLS reporting, where it is set up (RFC 8460). Of several records none counts (section 3). */
export function tlsRptFaults({ tlsRpt }: Pick<MailEvidence, 'tlsRpt'>): string[] {
  if (tlsRpt.state !== 'found') return []
  const rua = parseTags(tlsRpt.value[0] ?? '').get('rua') ?? ''
  return [
    tlsRpt.value.length > 1 && 'there are several records',
    !/^(?:mailto:|https:)/iu.test(rua) && 'it names nobody to report to',
  ].filter((fault) => typeof fault === 'string')
}

/** Whether a BIMI record says that there shall be no logo: an empty address, and no certificate. */
export function declinesLogo({ txt }: MailEvidence['bimi']): boolean {
  const tags = parseTags(txt.state === 'found' ? (txt.value[0] ?? '') : '')
  return tags.get('l') === '' && !tags.get('a')
}

/** What is wrong with a BIMI record, where there is one: it needs an SVG picture at a secure address. */
export function bimiFaults({ bimi }: Pick<MailEvidence, 'bimi'>): string[] {
  const { txt, logo } = bimi
  if (txt.state !== 'found') return []
  if (declinesLogo(bimi)) return []
  if (logo === null) return ['it names no logo at a secure address']
  if (isUnread(logo)) return []
  if ('failure' in logo || logo.status !== 200) return ['the logo cannot be read']
  return /svg/iu.test(logo.type) ? [] : ['the logo is no SVG picture']
}

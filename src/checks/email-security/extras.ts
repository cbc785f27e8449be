import type { MailEvidence } from '#core/evidence/mail.ts'
import { parseTags } from '#core/mail/tags.ts'

/** RFC 8461, section 3.2 asks for weeks or longer; a day is the least that gives any protection. */
const LEAST_MAX_AGE = 86_400

/** What is wrong with an MTA-STS set-up (RFC 8461); empty when nothing is, or when there is none. */
export function mtaStsFaults({ mtaSts, mx }: Pick<MailEvidence, 'mtaSts' | 'mx'>): string[] {
  const { txt, policy } = mtaSts
  if (txt.state !== 'found' || policy === null) return []
  const recordFaults = [
    txt.value.length > 1 && 'there are several records',
    !parseTags(txt.value[0] ?? '').get('id') && 'the record has no id',
  ].filter((fault) => typeof fault === 'string')
  if ('failure' in policy || policy.status !== 200) return [...recordFaults, 'its policy file cannot be read']
  return [...recordFaults, ...policyFaults(policy.text, mx)]
}

function policyFaults(text: string, mx: MailEvidence['mx']): string[] {
  const lines = text.split(/\r?\n/u).map(pairOf)
  const valuesOf = (key: string): string[] => lines.filter(([name]) => name === key).map(([, value]) => value)
  const mode = valuesOf('mode')[0]
  const uncovered = serversOf(mx).filter((host) => !valuesOf('mx').some((pattern) => covers(pattern, host)))
  return [
    valuesOf('version')[0] !== 'STSv1' && 'the policy names no version',
    mode !== 'enforce' && mode !== 'testing' && 'the policy asks for nothing',
    Number(valuesOf('max_age')[0] ?? 0) < LEAST_MAX_AGE && 'the policy holds for less than a day',
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

/** What is wrong with TLS reporting, where it is set up (RFC 8460). */
export function tlsRptFaults({ tlsRpt }: Pick<MailEvidence, 'tlsRpt'>): string[] {
  if (tlsRpt.state !== 'found') return []
  const rua = parseTags(tlsRpt.value[0] ?? '').get('rua') ?? ''
  return /^(?:mailto:|https:)/iu.test(rua) ? [] : ['it names nobody to report to']
}

/** What is wrong with a BIMI record, where there is one: it needs an SVG picture at a secure address. */
export function bimiFaults({ bimi }: Pick<MailEvidence, 'bimi'>): string[] {
  const { txt, logo } = bimi
  if (txt.state !== 'found') return []
  if (logo === null) return ['it names no logo at a secure address']
  if ('failure' in logo || logo.status !== 200) return ['the logo cannot be read']
  return /svg/iu.test(logo.type) ? [] : ['the logo is no SVG picture']
}

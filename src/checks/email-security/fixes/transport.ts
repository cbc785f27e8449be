import type { Piece } from '#fixes/fix.ts'
import type { OwnMail } from './own-mail.ts'
import { takesNoMail } from './spf.ts'
import { txtRecord } from './txt-record.ts'

/** A day while testing, so that a mistake soon expires; a week once it is enforced (RFC 8461, section 3.2: weeks or more). */
const TESTING_SECONDS = 86_400
const ENFORCED_SECONDS = 604_800

/** The policy file and record of MTA-STS (RFC 8461), testing first. Empty where no mail server is known to work. */
export function mtaStsPieces(mail: OwnMail, day: string): Piece[] {
  const servers = workingServers(mail)
  if (servers.length === 0) return []
  return [
    policyFile('Step 1: the policy file, testing', servers, { mode: 'testing', maxAge: TESTING_SECONDS }),
    txtRecord({
      title: 'Step 1: the record that points to it',
      ...record(mail.domain, `${day}01`),
      note: `First see that https://mta-sts.${mail.domain}/.well-known/mta-sts.txt shows the file, then add this record.`,
    }),
    {
      ...policyFile('Step 2: the policy file, in force', servers, {
        mode: 'enforce',
        maxAge: ENFORCED_SECONDS,
      }),
      note: 'Put this in place of the first file after two weeks of reports (TLS-RPT) without failures. Mail that can’t come securely is then not delivered.',
      isLater: true,
    },
    txtRecord({
      title: 'Step 2: the record, so that others read the file again',
      ...record(mail.domain, `${day}02`),
      note: 'Change the record each time the file changes. Do so before you move to other mail servers, too.',
      isLater: true,
    }),
  ]
}

/** The record that asks for reports of mail that could not be sent securely (RFC 8460); none where no mail is received. */
export const tlsReportPieces = (mail: OwnMail, address: string): Piece[] =>
  mail.mx.state !== 'found' || takesNoMail(mail)
    ? []
    : [
        txtRecord({
          title: 'Reports of insecure delivery',
          label: '_smtp._tls',
          domain: mail.domain,
          content: `v=TLSRPTv1; rua=mailto:${address}`,
          ...withoutOthers(mail),
        }),
      ]

const withoutOthers = ({ tlsRpt }: OwnMail): { note?: string } =>
  tlsRpt.state === 'found' && tlsRpt.value.length > 1
    ? {
        note: `Delete the ${tlsRpt.value.length} records that begin v=TLSRPTv1; with more than one, none counts.`,
      }
    : {}

/** Mail servers in order of preference, lower case, each once. */
function workingServers({ mx }: OwnMail): string[] {
  if (mx.state !== 'found' || mx.value.some(({ target }) => target !== 'public')) return []
  const sorted = mx.value.toSorted((a, b) => a.priority - b.priority)
  return [...new Set(sorted.map(({ exchange }) => exchange.toLowerCase().replace(/\.$/u, '')))]
}

function policyFile(
  title: string,
  servers: readonly string[],
  { mode, maxAge }: { mode: 'testing' | 'enforce'; maxAge: number },
): Piece {
  const lines = ['version: STSv1', `mode: ${mode}`, ...servers.map((mx) => `mx: ${mx}`), `max_age: ${maxAge}`]
  return { title, kind: 'file', name: 'mta-sts.txt', content: `${lines.join('\r\n')}\r\n` }
}

const record = (domain: string, id: string) => ({
  label: '_mta-sts',
  domain,
  content: `v=STSv1; id=${id}`,
})

import { z } from 'zod'
import type { CertificateProblem } from '#core/evidence/certificate.ts'
import { businessOf } from '../business.ts'
import { factsAs } from '../facts.ts'
import type { FixInput, FixMaker } from '../fix.ts'
import { placeOf } from '../place/place.ts'
import { CERTIFICATE_ASKS, FINDING_ASKS } from './asks.data.ts'

const findings = z.object({
  findings: z.array(z.object({ id: z.string(), at: z.array(z.string()), evidence: z.string() })),
})
const padlock = z.object({ problems: z.array(z.string()), httpRedirectsToHttps: z.boolean().nullable() })
const isProblem = (code: string): code is CertificateProblem => Object.hasOwn(CERTIFICATE_ASKS, code)

/** A message to the host, with what was seen and what to ask for; none where there is nothing that only a host can do. */
export const hostMessageFixes: FixMaker = (input) => {
  const asks = [...findingAsks(input), ...certificateAsks(input)]
  if (asks.length === 0) return []
  const { host } = placeOf(input.evidence)
  return [
    {
      id: 'host-message',
      title: host === null ? 'A message to your web host' : `A message to ${host} support`,
      why: 'Those who run the server can change these things; on most websites only they can.',
      pieces: [
        { title: 'Message', kind: 'text', name: 'message-to-host.txt', content: message(input, host, asks) },
      ],
      where: {
        place: host === null ? 'the support of your web host' : `${host} support`,
        steps: [
          'Sign in to your account there and open a support request or chat.',
          'Paste the message and send it.',
          'Re-run the test when they have answered.',
        ],
      },
      builderDoesIt: false,
    },
  ]
}

const findingAsks = ({ result }: FixInput): string[] =>
  (factsAs(findings, result.facts)?.findings ?? []).flatMap(({ id, at, evidence }) =>
    Object.hasOwn(FINDING_ASKS, id)
      ? [`${FINDING_ASKS[id]}\n   Seen at ${at[0] ?? 'the website'}: ${evidence}`]
      : [],
  )

function certificateAsks({ result, evidence }: FixInput): string[] {
  const known = factsAs(padlock, result.facts)
  if (!known) return []
  const kind = evidence.certificate?.kind
  const isBare = kind === 'refused' || kind === 'not_tls'
  return [
    ...known.problems.filter(isProblem).map((problem) => CERTIFICATE_ASKS[problem]),
    ...(isBare
      ? ['There is no certificate. Please install one (Let’s Encrypt is free) and renew it automatically.']
      : []),
    ...(known.httpRedirectsToHttps === false && !isBare ? [FINDING_ASKS['no-redirect'] ?? ''] : []),
  ]
}

function message(input: FixInput, host: string | null, asks: readonly string[]): string {
  const { evidence, result } = input
  const website = evidence.certificate?.host ?? evidence.site?.host ?? '[your website]'
  return [
    host === null ? 'Hello,' : `Hello ${host} support,`,
    '',
    `My website is ${website}. A check on ${result.updatedAt.slice(0, 10)} found something that I need your help with:`,
    '',
    ...asks.map((ask, index) => `${index + 1}. ${ask}`),
    '',
    'Could you please do this, or tell me how? Please tell me first if it could break something.',
    '',
    'Thank you,',
    businessOf(input).name ?? '[your name]',
    '',
  ].join('\n')
}

import { z } from 'zod'
import { shortDate } from '#core/dates.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { LEAKING_HEADERS } from '#core/site/leaking-headers.ts'
import { businessOf } from '../business.ts'
import { factsAs } from '../facts.ts'
import type { Fix, FixInput, FixMaker } from '../fix.ts'
import { type Hosting, hostingOf, isBehindCloudflare } from '../hosting/hosting.ts'
import { switchOf } from '../server/https-pieces.ts'
import { CLOUDFLARE_CERTIFICATE, CLOUDFLARE_TLS, FINDING_ASKS } from './asks.data.ts'
import { certificateAsks } from './certificate-asks.ts'

const findings = z.object({
  findings: z.array(z.object({ id: z.string(), at: z.array(z.string()), evidence: z.string() })),
})
const redirect = z.object({ httpRedirectsToHttps: z.boolean().nullable() })

type HostFix = Omit<Fix, 'check'>

const TLS: ReadonlySet<string> = new Set(['tls-only-old', 'tls-old-too'])
const REDIRECT: ReadonlySet<string> = new Set(['no-redirect', 'redirect-late'])

/** A message to the hosting company, with what was found and what to ask for; none where there is nothing that only it can do. */
export const hostMessageFixes: FixMaker = (input) => {
  const hosting = hostingOf(input.evidence)
  const weak = findingAsks(input, hosting)
  const ofCertificate = certificateAsks(input)
  const isAtCloudflare = ofCertificate.length > 0 && isBehindCloudflare(hosting)
  const asks = [...(isAtCloudflare ? [] : ofCertificate), ...weak, ...redirectAsks(input, hosting)]
  const message = asks.length === 0 ? [] : [messageFix(input, hosting, asks)]
  return [
    ...(isAtCloudflare ? [CERTIFICATE_AT_CLOUDFLARE] : []),
    ...cloudflareTls(input, hosting),
    ...message.map((fix) => (weak.length === 0 ? fix : { ...fix, tellsWeakness: true as const })),
  ]
}

const messageFix = (input: FixInput, { host }: Hosting, asks: readonly string[]): HostFix => ({
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
})

/** A proxy that the website is behind answers its visitors: the hosting company can't change how. */
const cloudflareTls = (input: FixInput, hosting: Hosting): HostFix[] =>
  isBehindCloudflare(hosting) && found(input).some(({ id }) => TLS.has(id))
    ? [
        {
          id: 'tls-versions',
          title: 'Switch off old, weak versions of the padlock (TLS)',
          why: 'Cloudflare stands between your visitors and your website, and decides which versions are spoken.',
          pieces: [],
          where: { place: 'Cloudflare', steps: [...CLOUDFLARE_TLS.steps] },
          builderDoesIt: true,
        },
      ]
    : []

const CERTIFICATE_AT_CLOUDFLARE: HostFix = {
  id: 'edge-certificate',
  title: 'Put the certificate at Cloudflare right',
  why: 'Cloudflare stands between your visitors and your website: the certificate that they get is Cloudflare’s, not your web host’s.',
  pieces: [],
  where: { place: 'Cloudflare', steps: [...CLOUDFLARE_CERTIFICATE.steps] },
  builderDoesIt: true,
}

const found = ({ result }: FixInput) => factsAs(findings, result.facts)?.findings ?? []

function findingAsks(input: FixInput, hosting: Hosting): string[] {
  const own = found(input).filter(
    ({ id }) =>
      !(TLS.has(id) && isBehindCloudflare(hosting)) &&
      !(REDIRECT.has(id) && hasMenuForHttps(hosting)) &&
      !(id === 'version-leak' && leaksInHeaders(input) === ''),
  )
  return own.flatMap(({ id, at, evidence }) => {
    if (!Object.hasOwn(FINDING_ASKS, id)) return []
    const seen = id === 'version-leak' ? leaksInHeaders(input) : evidence
    return [`${FINDING_ASKS[id]}\n   Seen at ${at[0] ?? 'the website'}: ${seen}`]
  })
}

/** The padlock check knows of the redirect, but has no findings. */
const redirectAsks = ({ result, evidence }: FixInput, hosting: Hosting): string[] =>
  factsAs(redirect, result.facts)?.httpRedirectsToHttps === false &&
  evidence.certificate?.kind === 'certificate' &&
  !hasMenuForHttps(hosting)
    ? [FINDING_ASKS['no-redirect'] ?? '']
    : []

const hasMenuForHttps = (hosting: Hosting): boolean => hosting.builder !== null || switchOf(hosting) !== null

/** Versions in the headers; the hosting company cannot change one in a page's own markup. */
function leaksInHeaders({ evidence: { pages, site } }: FixInput): string {
  const home: PageFacts | undefined = site?.home ?? pages?.pages[0]
  const values = LEAKING_HEADERS.map((name) => home?.headers[name] ?? '')
  return values.filter((value) => /\d+\.\d/u.test(value)).join(', ')
}

function message(input: FixInput, host: string | null, asks: readonly string[]): string {
  const { evidence, result, timeZone } = input
  const website = evidence.certificate?.host ?? evidence.site?.host ?? '[your website]'
  return [
    host === null ? 'Hello,' : `Hello ${host} support,`,
    '',
    `My website is ${website}. A check on ${shortDate(result.updatedAt, timeZone)} found something that I need your help with:`,
    '',
    ...asks.map((ask, index) => `${index + 1}. ${ask}`),
    '',
    'Could you please do this, or tell me how? Please tell me first if it could break something.',
    '',
    'Thank you,',
    businessOf(input).name ?? '[your business name]',
    '',
  ].join('\n')
}

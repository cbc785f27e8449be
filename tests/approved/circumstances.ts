import type { CertificateEvidence, CertificateFacts } from '#core/evidence/certificate.ts'
import type { ExposureEvidence } from '#core/evidence/exposure.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { ScriptsEvidence } from '#core/evidence/scripts.ts'
import { QUESTIONS } from '#core/survey/questions.data.ts'
import { failure } from '#core/reasons.ts'
import { aKey, aMail, aDmarc, anSpf, down, found, none } from '#support/mail-evidence.ts'

const leaf = (validTo: string): CertificateFacts => ({
  subject: 'joes.test',
  issuer: "Let's Encrypt",
  subjectNames: ['joes.test', 'www.joes.test'],
  validFrom: '2026-09-01T00:00:00.000Z',
  validTo,
  intermediateValidTo: '2029-01-01T00:00:00.000Z',
  keyType: 'rsa',
  keyBits: 2048,
  signature: 'sha256WithRSAEncryption',
  fingerprint256: 'AB:CD',
})

const SOUND: CertificateEvidence = {
  host: 'joes.test',
  kind: 'certificate',
  leaf: leaf('2027-02-01T00:00:00.000Z'),
  chainTrusted: true,
  problems: [],
  protocol: 'TLSv1.3',
  cipher: 'TLS_AES_128_GCM_SHA256',
  versions: { tls10: false, tls11: false, tls12: true, tls13: true },
  http: { kind: 'answer', status: 301, redirectsToHttps: true },
  twin: { host: 'www.joes.test', resolves: true, covered: true },
}

const { leaf: _, ...LEAFLESS } = SOUND

const withProblem = (
  problem: CertificateEvidence['problems'][number],
  given: Partial<CertificateEvidence> = {},
): CertificateEvidence => ({ ...SOUND, chainTrusted: false, problems: [problem], ...given })

/** What a website's secure connection may show. */
export const CERTIFICATES: readonly CertificateEvidence[] = [
  SOUND,
  { ...SOUND, leaf: leaf('2026-11-29T00:00:00.000Z') },
  {
    ...SOUND,
    leaf: leaf('2026-12-12T00:00:00.000Z'),
    http: { kind: 'answer', status: 200, redirectsToHttps: false },
  },
  withProblem('expired', { leaf: leaf('2026-11-01T00:00:00.000Z') }),
  withProblem('wrong_name', { twin: { host: 'www.joes.test', resolves: true, covered: false } }),
  withProblem('self_signed', { versions: { tls10: true, tls11: true, tls12: true, tls13: false } }),
  withProblem('missing_intermediate', { http: { kind: 'none', redirectsToHttps: null } }),
  withProblem('weak_key', {
    protocol: 'TLSv1.2',
    versions: { tls10: null, tls11: null, tls12: null, tls13: null },
  }),
  withProblem('not_yet_valid', { twin: null }),
  { ...LEAFLESS, kind: 'refused', protocol: null, twin: null },
  { ...LEAFLESS, kind: 'old_protocol', protocol: 'TLSv1' },
]

/** How the mail of its domain may be protected. */
export const MAILS: readonly MailEvidence[] = [
  aMail(),
  aMail({ ...anSpf('v=spf1 mx ~all'), ...aDmarc('v=DMARC1; p=none'), dkim: [aKey(1024)], dnssec: false }),
  aMail({ spf: none, dmarc: none, dkim: [], mtaSts: { txt: none, policy: null }, tlsRpt: none }),
  aMail({ ...anSpf('v=spf1 +all'), ...aDmarc('v=DMARC1; p=quarantine; pct=50'), dkim: [aKey(512)] }),
  aMail({ ...anSpf('v=spf1 include:_spf.google.com ?all'), spfLookups: 12, providers: ['Google Workspace'] }),
  aMail({ spf: found(['v=spf1 mx -all', 'v=spf1 a -all']), dkim: [], dkimWildcard: true }),
  aMail({ spf: down, dmarc: down, mx: down }),
  aMail({ freeMail: true, from: 'email', domain: 'gmail.com' }),
  aMail({ mx: none, dkim: [] }),
  aMail({ mx: found([]), ...anSpf('v=spf1 -all'), ...aDmarc('v=DMARC1; p=reject') }),
  aMail({
    ...anSpf('v=spf1 include:spf.protection.outlook.com -all'),
    providers: ['Microsoft 365'],
    dmarc: none,
  }),
]

const probe = (path: string, signature: string, dangerous?: boolean): ExposureEvidence['probes'][number] => ({
  path,
  status: 200,
  signature,
  contentType: 'text/plain',
  ...(dangerous === undefined ? {} : { dangerous }),
})

/** What may be open that should be private. */
export const EXPOSURES: readonly ExposureEvidence[] = [
  {
    permitted: true,
    probes: [],
    securityTxt: { valid: true, expires: '2027-01-01T00:00:00.000Z' },
    cors: null,
  },
  { permitted: false, probes: [], securityTxt: null, cors: null },
  {
    permitted: true,
    probes: [probe('/.git/HEAD', 'git_head'), probe('/.env', 'env'), probe('/backup.zip', 'archive')],
    securityTxt: { valid: false, expires: '2026-01-01T00:00:00.000Z' },
    cors: { allowOrigin: 'https://other.test', allowCredentials: true, reflected: true },
  },
  {
    permitted: true,
    probes: [
      probe('/phpinfo.php', 'phpinfo'),
      probe('/uploads/', 'listing', true),
      probe('/db.sql', 'sql_dump'),
    ],
    securityTxt: null,
    cors: { allowOrigin: '*', allowCredentials: false, reflected: false },
  },
]

const library = (name: string, version: string): ScriptsEvidence['libraries'][number] => ({
  name,
  version,
  at: `https://joes.test/js/${name}.js`,
  by: 'file',
})

/** What its script files may hold. */
export const SCRIPTS: readonly ScriptsEvidence[] = [
  { files: [], libraries: [] },
  { files: [], libraries: [library('jquery', '1.12.4'), library('bootstrap', '3.3.7')] },
  {
    files: [
      {
        url: 'https://joes.test/js/all.js',
        status: 200,
        bytes: 120_000,
        sourceMap: 'all.js.map',
        sourceMapPublic: true,
        secrets: ['stripe_secret', 'private_key'],
        tags: [],
        shopEvents: ['add_to_cart', 'purchase'],
      },
    ],
    libraries: [library('lodash', '4.17.15'), library('angularjs', '1.5.0'), library('jquery', '3.7.1')],
  },
]

/** The owner's answers: each question has another of its options each time, and every so often none. */
export function answersOf(turn: number): AnswersEvidence {
  const given = QUESTIONS.map((question, index) => {
    const at = turn + index
    if (at % 7 === 6) return [question.id, undefined] as const
    switch (question.type) {
      case 'one':
        return [question.id, question.options[turn % question.options.length]?.id] as const
      case 'many':
        return [
          question.id,
          turn % 5 === 4
            ? question.options.map(({ id }) => id).filter((id) => id !== 'none')
            : question.options.filter((_, index) => (index + turn) % 3 === 0).map(({ id }) => id),
        ] as const
      case 'rows':
        return [
          question.id,
          Object.fromEntries(
            question.rows.map(({ id }, row) => [
              id,
              question.options[(row + turn) % question.options.length]?.id ?? '',
            ]),
          ),
        ] as const
      case 'page':
        return [question.id, 'https://joes.test/shop.html'] as const
      case 'handle':
        return [question.id, ['joestaps', 'none', 'later'][at % 3]] as const
      case 'list':
        return [question.id, ['taps', 'plumber geelong'].slice(0, question.most)] as const
      case 'ticks':
        return [question.id, []] as const
    }
  })
  return Object.fromEntries(given)
}

/** What the owner's profile may state. */
export const PROFILES: readonly ProfileEvidence[] = [
  {},
  {
    businessName: "Joe's Taps",
    email: 'joe@joes.test',
    industry: 'trades',
    country: 'AU',
    city: 'Geelong',
    savviness: 1,
  },
  {
    businessName: 'Ngā Tapu',
    country: 'NZ',
    city: 'Nelson',
    savviness: 5,
    facebook: 'joestaps',
    instagram: 'joestaps',
  },
  {
    businessName: "Joe's",
    email: 'joe@gmail.com',
    staffCount: '1',
    businessAge: 'under_1',
    twitter: 'joestaps',
  },
]

/** Why evidence may be missing. */
export const FAILURES = [
  failure('connect_timeout'),
  failure('blocked_by_site'),
  failure('browser_unavailable'),
  failure('cancelled'),
] as const

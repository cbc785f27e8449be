import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import type { BusinessLocation } from '#core/evidence/accounts.ts'
import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import type { SurveyQuestion } from '#core/survey/question.ts'
import { questionsFor } from '#core/survey/questions.ts'
import { aDmarc, aKey, aMail, anSpf, down, found, none } from '#support/mail-evidence.ts'
import { ACCOUNTS, LOCATION } from './accounts.ts'
import { EXPOSURES, CERTIFICATES, SCRIPTS } from './circumstances.ts'
import { assertApproved } from './lines.ts'
import { lineOf } from './result-line.ts'
import { AT, EVERYTHING_GATHERED } from './websites.ts'
import { VISITS } from './visits.ts'

type Variation = readonly [what: string, evidence: Partial<EvidenceMap>]

const ok = <T>(value: T) => ({ state: 'ok', value, at: AT.toISOString(), durationMs: 5 }) as const

function optionsOf(question: SurveyQuestion): AnswersEvidence[string][] {
  switch (question.type) {
    case 'one':
    case 'handle':
      return question.options.map(({ id }) => id)
    case 'many':
      return [...question.options.map(({ id }) => [id]), question.options.map(({ id }) => id)]
    case 'rows':
      return [
        ...question.options.map((option) =>
          Object.fromEntries(question.rows.map((row) => [row.id, option.id])),
        ),
        ...question.rows.map((row) => ({ [row.id]: question.options[0]?.id ?? '' })),
      ]
    case 'page':
    case 'list':
    case 'ticks':
      return []
  }
}

/** Each answer to each question that a check reads, alone and beside all first answers. */
function answersFor({ asks }: AnyCheck): Variation[] {
  const questions = questionsFor(asks)
  const first = Object.fromEntries(questions.map((question) => [question.id, optionsOf(question)[0]]))
  return questions.flatMap((question) =>
    optionsOf(question).flatMap((option): Variation[] => [
      [`${question.id} ${JSON.stringify(option)} alone`, { answers: { [question.id]: option } }],
      [`${question.id} ${JSON.stringify(option)}`, { answers: { ...first, [question.id]: option } }],
    ]),
  )
}

const SPFS = [
  ...['-all', '~all', '?all', '+all', 'mx', 'a mx ptr -all', 'redirect=_spf.other.test'].map((terms) =>
    anSpf(`v=spf1 ${terms}`),
  ),
  { spf: none, spfTree: null },
  { spf: down, spfTree: null },
  { spf: found(['v=spf1 -all', 'v=spf1 ~all']) },
]
const DMARCS = [
  ...[
    'p=none',
    'p=none; rua=mailto:a@shop.test',
    'p=quarantine',
    'p=quarantine; pct=20',
    'p=reject',
    'p=reject; sp=none',
    'p=rejct',
    'rua=x',
  ].map((tags) => aDmarc(`v=DMARC1; ${tags}`)),
  { dmarc: none },
  { dmarc: down },
]
const DKIMS = [[aKey(2_048)], [aKey(1_024)], [aKey(512)], [aKey(2_048, 't=y; ')], []]

const MAILS: Variation[] = [
  ...SPFS.flatMap((spf, at) =>
    DMARCS.map((dmarc, other): Variation => [`mail ${at}, ${other}`, { mail: aMail({ ...spf, ...dmarc }) }]),
  ),
  ...SPFS.flatMap((spf, at) =>
    DKIMS.map((dkim, other): Variation => [`keys ${at}, ${other}`, { mail: aMail({ ...spf, dkim }) }]),
  ),
  ...[9, 10, 11].map((spfLookups): Variation => [`${spfLookups} look-ups`, { mail: aMail({ spfLookups }) }]),
  ...[1, 2, 3].map(
    (spfVoidLookups): Variation => [`${spfVoidLookups} void`, { mail: aMail({ spfVoidLookups }) }],
  ),
]

const lacking = (given: Partial<BusinessLocation>): EvidenceMap['accounts'] => ({
  connected: [],
  available: ['businessProfile'],
  businessProfile: { kind: 'read', locations: [{ ...LOCATION, ...given }], chosen: null },
})
const LOCATIONS: Variation[] = (
  [
    {},
    { verification: 'none' },
    { verification: 'failed' },
    { verification: 'suspended' },
    { verification: 'duplicate' },
    { category: null },
    { phone: null },
    { website: null },
    { website: null, noWebsite: true },
    { website: 'https://www.joes.test/shop' },
    { website: 'https://other.test/' },
    { hours: [] },
    { addressOrArea: null },
    { description: 'd'.repeat(99) },
    { photos: 2 },
    { photos: null },
    { newestPhotoAt: '2025-01-01T00:00:00.000Z' },
    { newestPhotoAt: null },
    { specialDates: [] },
    { country: 'NZ' },
    { country: null },
    { reviews: null },
    { reviews: { count: 0, average: null, unanswered: 0, oldestUnansweredAt: null } },
    { reviews: { count: 9, average: 3.2, unanswered: 1, oldestUnansweredAt: '2026-11-20T00:00:00.000Z' } },
  ] satisfies Partial<BusinessLocation>[]
).map((given): Variation => [`location ${JSON.stringify(given).slice(0, 60)}`, { accounts: lacking(given) }])

const eachOf = <Key extends EvidenceKey>(key: Key, all: readonly EvidenceMap[Key][]): Variation[] =>
  all.map((value, at): Variation => [`${key} ${at}`, { [key]: value }])

const ALL: readonly Variation[] = [
  ...MAILS,
  ...LOCATIONS,
  ...eachOf('accounts', ACCOUNTS),
  ...eachOf('certificate', CERTIFICATES),
  ...eachOf('exposure', EXPOSURES),
  ...eachOf('scripts', SCRIPTS),
  ...VISITS.flatMap((visit, at): Variation[] => [
    [`phone ${at}`, { mobileVisit: visit }],
    [`computer ${at}`, { desktopVisit: { ...visit, device: 'desktop' } }],
  ]),
]

const withPieces = (evidence: EvidenceSoFar, given: Partial<EvidenceMap>): EvidenceSoFar => ({
  ...evidence,
  ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, ok(value)])),
})

describe('what a check says when one thing differs is what was approved', () => {
  const [website] = EVERYTHING_GATHERED
  if (!website) throw new Error('There is no website')
  for (const check of catalogue) {
    it(check.id, (test) => {
      const reads = new Set<string>([...check.needs, ...check.wants])
      const lines = [
        ...answersFor(check),
        ...ALL.filter(([, given]) => Object.keys(given).some((key) => reads.has(key))),
      ].map(([what, given]) => `${what}: ${lineOf(check, withPieces(website.evidence, given))}`)
      if (lines.length > 0) assertApproved(test, `variations/${check.id}`, `${lines.join('\n')}\n`)
    })
  }
})

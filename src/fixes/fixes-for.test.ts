import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixSources } from '#checks/fixes.generated.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { aPicture, aSite, aTarget, theLinks } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aMail, none } from '#support/mail-evidence.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { blanksIn } from './fields.ts'
import type { Fix, FixEvidence } from './fix.ts'
import { fixesFor } from './fixes-for.ts'

const HOME = aPage({ images: [aPicture('/tap.jpg', { alt: null })] })
const EVIDENCE: FixEvidence = {
  site: aSite({ home: HOME }),
  pages: aCrawl([HOME]),
  links: theLinks([aTarget('/old', { outcome: 'broken', reason: 'gone', status: 410 })]),
  mail: aMail({ mx: none, spf: none, spfTree: null, dmarc: none }),
  share: { url: HOME.url, kind: 'page', page: HOME, image: null },
  lighterPictures: {
    pictures: [
      {
        url: 'https://joes.test/hero.jpg',
        bytes: 900_000,
        type: 'jpeg',
        width: 1_600,
        height: 900,
        data: '',
        lighterBytes: 90_000,
      },
    ],
  },
}
const failed = (id: string) => ({ id, outcome: 'failed', pages: [HOME.url] })

/** Every fault at once, with as little known as possible. */
const FACTS = {
  findings: ['nosniff', 'old-php'].map((id) => ({ id, at: [], evidence: '' })),
  problems: ['expired'],
  httpRedirectsToHttps: false,
  sitemaps: [],
  declaredInRobots: false,
  rules: ['title-missing', 'description-missing', 'structured-data-missing', 'image-alt-missing'].map(failed),
  features: { web_address: true, image: false, product_title: true, product_description: true },
  violations: [{ id: 'image-alt' }],
  privacyPolicy: null,
  termsAndConditions: null,
  returnsPolicy: null,
  cookieInformation: null,
  pages: [{ url: HOME.url, fields: [{ name: 'Suburb', autocomplete: null, predicted: 'city' }] }],
  spf: { grade: 'none' },
  dmarc: { grade: 'none' },
  mtaSts: { found: false },
  tlsRpt: { found: false },
}

/** The fixes of every check, each made only from the evidence that it declares. */
const ALL: readonly Fix[] = [...fixSources].flatMap(([id, source]) => {
  const asked: ReadonlySet<string> = new Set<EvidenceKey>(source.evidence)
  const evidence = Object.fromEntries(Object.entries(EVIDENCE).filter(([key]) => asked.has(key)))
  const answers = { 'S-SELL': 'yes', 'S-SHIP0': 'send' }
  return fixesFor(id, source, anInput({ status: 'no_contact_form', facts: FACTS, evidence, answers }))
})

test('each check that declares fixes has some, each with its steps and its finished pieces', () => {
  assert.ok(fixSources.size > 0)
  assert.deepEqual(new Set(ALL.map(({ check }) => check)), new Set(fixSources.keys()))
  for (const { id, pieces, where, builderDoesIt } of ALL) {
    assert.ok(where.place !== '' && where.steps.length > 0, id)
    assert.ok(builderDoesIt || pieces.length > 0, id)
    assert.ok(
      pieces.every(({ content }) => content.trim() !== ''),
      id,
    )
  }
})

test('nothing unknown is in a piece as if it were known', () => {
  for (const { pieces } of ALL)
    for (const { title, content } of pieces)
      assert.doesNotMatch(content, /\b(?:undefined|null|NaN)\b|\[object/u, title)
})

test('X05 X06 pieces of one fix have different names, and files have plain names', () => {
  for (const { id, pieces } of ALL) {
    assert.equal(new Set(pieces.map(({ title, name }) => `${title} ${name}`)).size, pieces.length, id)
    for (const { kind, name = '' } of pieces) if (kind !== 'dns') assert.match(name, /^[\w.-]*$/u)
  }
})

test('every blank of every piece is a field with a name', () => {
  for (const { pieces } of ALL)
    for (const { content } of pieces)
      for (const { id, label, mark } of blanksIn(content)) {
        assert.match(id, /^[\p{L}\p{N}/-]+$/u, mark)
        assert.doesNotMatch(label, /[[\]]|delete this line/u)
      }
})

test('facts in another form, of an older revision, give no fix and no error', () => {
  for (const [id, source] of fixSources)
    for (const facts of [{}, { findings: 'x', rules: 3, pages: null, spf: [] }])
      assert.doesNotThrow(() => fixesFor(id, source, anInput({ facts, evidence: EVIDENCE })), id)
})

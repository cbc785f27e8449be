import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fixesFor } from '#fixes/fixes-for.ts'
import { BUILDER_HOMES } from '#support/builder-homes.ts'
import { aRobots, aSite, aTarget, theLinks, theSitemaps } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { parseHtml } from '#support/parse-html.ts'
import { fixSources } from './fixes.generated.ts'

const ROOT = 'https://joes.test/'

/** Facts in which everything is wrong that a fix may be made for, by check. */
const FAULTS: Readonly<Record<string, Record<string, unknown>>> = {
  'search-ranking': failedAt({
    'canonical-offsite': [ROOT],
    'title-missing': [ROOT],
    'description-missing-home': [ROOT],
    'structured-data-missing': [ROOT],
    'og-missing': [ROOT],
  }),
  sitemap: { sitemaps: [], declaredInRobots: false },
  'site-vulnerability': {
    findings: ['hsts-missing', 'clickjacking', 'nosniff', 'referrer-unsafe', 'no-redirect'].map((id) => ({
      id,
      at: [ROOT],
      evidence: 'Not there',
    })),
  },
  'legal-necessities': {
    privacyPolicy: null,
    termsAndConditions: null,
    returnsPolicy: null,
    cookieInformation: null,
  },
}
const STATUSES: Readonly<Record<string, string>> = {
  'contact-form': 'no_contact_form',
  'legal-necessities': 'website_at_risk',
}
/** Checks whose fixes these faults ask for. */
const MAKING: ReadonlySet<string> = new Set([...Object.keys(FAULTS), 'contact-form', 'broken-links'])
/** What only somebody with the files of a website, or its server, can do. */
const FILES =
  /\.htaccess|\bnginx\b|\btop folder\b|\bupload (?:the (?!CSV)|it|sitemap|robots|both|each)|settings of the server|<title>/iu

for (const name of ['Shopify', 'Wix', 'Squarespace', 'Rocketspark', 'GoDaddy Website Builder'])
  describe(`an owner at ${name} is asked for no file`, () => {
    const home = parseHtml(
      (BUILDER_HOMES[name] ?? '').replaceAll(/<link[^>]*>|<script[^>]*src=[^>]*><\/script>/gu, ''),
    )
    const evidence = {
      site: aSite({ home }),
      pages: aCrawl([home, aPage({ url: '/about' })]),
      robots: aRobots({ status: 404 }),
      sitemaps: theSitemaps({ files: [], urls: [] }),
      links: theLinks([aTarget(`${ROOT}old-about`, { outcome: 'broken', reason: 'not_found', status: 404 })]),
    }
    for (const [check, source] of [...fixSources].filter(([id]) => MAKING.has(id)))
      test(`by ${check}`, () => {
        const facts = FAULTS[check] ?? {}
        const fixes = fixesFor(check, source, anInput({ facts, status: STATUSES[check] ?? 'bad', evidence }))
        for (const { id, pieces, where } of fixes) {
          const said = [...where.steps, ...pieces.flatMap(({ title, note = '' }) => [title, note])].join('\n')
          assert.doesNotMatch(said, FILES, id)
          assert.ok(!pieces.some(({ kind }) => kind === 'file'), id)
        }
        assert.notEqual(fixes.length, 0)
      })
  })

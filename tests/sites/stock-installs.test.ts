import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { CheckResult } from '#core/result.ts'
import { judgePages } from '#support/judged.ts'
import { STOCK_INSTALLS } from './stock-installs.ts'
import { NOT_FOUND, type StockInstall } from './stock-page.ts'

/** What an owner can change on every platform, and what these pages leave out. */
const OWNERS_OWN = new Set([
  'not-https',
  'favicon-missing',
  'og-missing',
  'structured-data-missing',
  'sitemap-missing',
  // Joomla links to itself as `/index.php` until its owner switches search-friendly addresses on.
  'trailing-slash-twins',
  // Wix's icons lead to its own accounts until their owner puts others there.
  'placeholder-text',
])

interface RuleTold {
  id: string
  outcome: string
  pages?: unknown
}

/** Platforms answer an unknown query with the page of that path. */
const served =
  ({ pages }: StockInstall) =>
  (path: string) =>
    pages[path] ?? pages[path.split('?', 1)[0] ?? ''] ?? NOT_FOUND

const rulesOf = (result: CheckResult | undefined) => (result?.facts?.['rules'] ?? []) as RuleTold[]

describe('a new website of a platform', () => {
  for (const install of STOCK_INSTALLS)
    it(`${install.platform} has no fault that its owner cannot change`, async () => {
      const { results } = await judgePages(
        served(install),
        catalogue.map(({ id }) => id),
        { settings: { maxPages: 100, maxLinks: 500 } },
      )
      const failed = rulesOf(results['search-ranking']).filter(({ outcome }) => outcome === 'failed')
      assert.deepEqual(
        failed.filter(({ id }) => !OWNERS_OWN.has(id)),
        [],
      )
      assert.deepEqual(results['broken-links']?.facts?.['links'], [])
      assert.equal(results['contact-form']?.status, contactOf(install))
    })
})

/** Drupal's and Joomla's contact pages have a form, like all others here; a shop's page is recognised in the same way. */
const contactOf = ({ pages }: StockInstall): string =>
  Object.keys(pages).some((path) => path.includes('contact')) ? 'has_contact_form' : 'no_contact_form'

import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { LinkTarget } from '#core/evidence/links.ts'
import { failure } from '#core/reasons.ts'
import { aSite, aTarget, theLinks } from '#support/evidence.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const gone = { state: 'failed', failure: failure('cancelled') } as const
const unsure = (kind: LinkTarget['kind'], text: string): LinkTarget =>
  aTarget(`/${kind}`, {
    kind,
    outcome: 'could_not_check',
    reason: 'no_answer',
    places: [{ page: 'https://joes.test/', text, region: 'main' }],
  })

it('parts that could not be checked are named by their kind, beside links', () => {
  const links = theLinks([unsure('page', ''), unsure('script', ''), unsure('frame', 'Our map')])
  const pages = { state: 'ok', value: aCrawl([]) } as const
  const outcome = check.evaluate({ links, site: aSite(), pages, sitemaps: gone }, new Date(0))
  assert.ok(!('wait' in outcome))
  const rows = (outcome.blocks ?? []).flatMap((block) =>
    block.kind === 'table' ? block.rows.map(([first]) => first) : [],
  )
  assert.deepEqual(rows, ['(no text)', 'Script', 'Our map'])
})

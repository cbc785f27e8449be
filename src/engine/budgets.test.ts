import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { budgetsFor } from './budgets.ts'

const limitsOf = (pages: number): number[] => {
  const { settings, scanBytes, deadlineMs } = budgetsFor({ pages, exposedFiles: false })
  return [settings.maxLinks, settings.crawlMs, settings.linksMs, scanBytes, deadlineMs]
}

describe('the limits of a scan', () => {
  it('are the same up to 200 pages', () => assert.deepEqual(limitsOf(1), limitsOf(200)))

  it('are ten links a page above, and bytes and time in proportion', () => {
    const [links, ...others] = limitsOf(600)
    assert.equal(links, 6_000)
    assert.deepEqual(
      others,
      limitsOf(200)
        .slice(1)
        .map((limit) => 3 * limit),
    )
  })
})

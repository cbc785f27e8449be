import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LighthouseAudit } from '#core/evidence/visit.ts'
import { auditBlocks } from './in-full.ts'

const audit = (id: string, given: Partial<LighthouseAudit>): LighthouseAudit => ({
  id,
  title: id,
  description: `About ${id}.`,
  score: 1,
  state: 'measured',
  display: null,
  tables: [],
  ...given,
})
const files = {
  columns: [{ label: 'URL' }, { label: 'Size', align: 'right' as const }],
  rows: [['https://joes.test/hero.jpg', '2.4 MB']],
  total: 1,
}
const blocksOf = (audits: LighthouseAudit[]) => auditBlocks({ audits, lighthouseVersion: '13.5.0' })

describe('the site speed report in full', () => {
  it('has every audit, with its files', () => {
    const audits = [
      audit('quick', {}),
      audit('pictures', { score: 0.2, display: 'Saves 2.2 MB', tables: [files] }),
      audit('main-thread', { score: null, state: 'informative', tables: [files] }),
      audit('video', { score: null, state: 'not_applicable' }),
      audit('broken', { score: null, state: 'failed' }),
    ]
    const text = JSON.stringify(blocksOf(audits))
    for (const { id } of audits) assert.ok(text.includes(`"${id}"`), id)
    assert.equal(text.split('hero.jpg').length - 1, 2)
  })

  it('begins with the worst audit', () => {
    const audits = [audit('fair', { score: 0.8 }), audit('bad', { score: 0.1 })]
    const titles = blocksOf(audits).flatMap((block) => (block.kind === 'list' ? [block.title] : []))
    assert.deepEqual(titles, ['bad', 'fair'])
  })

  it('rates as Lighthouse does: below 0.5 is red, below 0.9 is average', () => {
    const tones = blocksOf([
      audit('red', { score: 0.49 }),
      audit('average', { score: 0.5 }),
      audit('close', { score: 0.89 }),
    ]).flatMap((block) => (block.kind === 'list' ? block.items.map(({ tone }) => tone) : []))
    assert.deepEqual(tones, ['error', 'warning', 'warning'])
  })

  it('says so where the details are not kept any more', () => {
    const [only, ...more] = auditBlocks(undefined)
    assert.equal(more.length, 0)
    assert.ok(only?.kind === 'note' && only.text.includes("aren't kept"))
  })
})

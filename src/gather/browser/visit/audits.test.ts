import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type Result from 'lighthouse/types/lhr/lhr.js'
import { auditsOf } from './audits.ts'

type Audits = Result['audits']

const audit = (id: string, given: Partial<Audits[string]>): Audits[string] => ({
  id,
  title: `The ${id}`,
  description: 'Smaller files. [Learn how to shrink them](https://example.test/).',
  score: 0.4,
  scoreDisplayMode: 'metricSavings',
  ...given,
})
const read = (audits: Audits) =>
  auditsOf({
    audits,
    categories: {
      performance: {
        id: 'performance',
        title: 'Performance',
        score: 1,
        auditRefs: Object.keys(audits).map((id) => ({ id, weight: 1 })),
      },
    },
  })

describe('the audits of a Lighthouse run', () => {
  it('keep every file and element as text, and what stands below it', () => {
    const [one] = read({
      pictures: audit('pictures', {
        details: {
          type: 'table',
          headings: [
            { key: 'node', valueType: 'node', label: '' },
            {
              key: 'url',
              valueType: 'url',
              label: 'URL',
              subItemsHeading: { key: 'reason', valueType: 'text' },
            },
            { key: 'totalBytes', valueType: 'bytes', label: 'Size' },
          ],
          items: [
            {
              node: { type: 'node', selector: 'main > img', snippet: '<img src="hero.jpg">' },
              url: 'https://joes.test/hero.jpg',
              totalBytes: 2_400_000,
              subItems: { type: 'subitems', items: [{ reason: 'A modern format is smaller' }] },
            },
            {},
          ],
        },
      }),
    })
    assert.deepEqual(one?.tables, [
      {
        columns: [
          { label: '', align: undefined },
          { label: 'URL', align: undefined },
          { label: 'Size', align: 'right' },
        ],
        rows: [
          ['main > img <img src="hero.jpg">', 'https://joes.test/hero.jpg', '2.40 MB'],
          ['', 'A modern format is smaller', ''],
        ],
        total: 2,
      },
    ])
    assert.equal(one?.description, 'Smaller files.')
  })

  it('say whether each was measured, gives information, does not apply or failed', () => {
    const states = read({
      a: audit('a', {}),
      b: audit('b', { score: null, scoreDisplayMode: 'informative' }),
      c: audit('c', { score: null, scoreDisplayMode: 'notApplicable' }),
      d: audit('d', { score: null, scoreDisplayMode: 'error' }),
    }).map(({ state }) => state)
    assert.deepEqual(states, ['measured', 'informative', 'not_applicable', 'failed'])
  })
})

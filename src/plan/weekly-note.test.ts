import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { day, last, walk } from '#support/plan-walk.ts'
import { resultOf } from '#support/result-of.ts'
import type { Override } from './override.ts'
import { weeklyNoteOf } from './weekly-note.ts'

const noteOf = (...scans: Parameters<typeof last>) => {
  const { plan, moves } = last(...scans)
  return weeklyNoteOf(plan, moves)
}
const none = (number: number) => resultOf('sitemap', 'no_sitemap', day(number))
const has = (number: number) => resultOf('sitemap', 'has_sitemap', day(number))
const wide = resultOf('layout', 'not_mobile_responsive', day(1))

/** The line "Before" of a note on the moves of these scans but the first few. */
function beforeOf(scans: Parameters<typeof walk>, known = 0): string {
  const walked = walk(...scans)
  const moves = walked.slice(known).flatMap((one) => one.moves)
  const plan = walked.at(-1)?.plan
  assert.ok(plan)
  return weeklyNoteOf(plan, moves).lines[2]
}

describe('the weekly note', () => {
  it('has four lines: what changed, one job, before and now', () => {
    const { lines, path } = noteOf({ results: [none(1), wide] }, { results: [has(8)], scan: 'manual' })
    assert.equal(lines.length, 4)
    assert.equal(lines[0], 'Fixed: Sitemap.')
    assert.match(lines[1], /^One job this week \(.+\): Website layout on mobile\. .+/u)
    assert.equal(lines[2], 'Before: 0 done. Sitemap: Not found.')
    assert.equal(lines[3], 'Now: 1 of 2 done. Sitemap: Found. Next: Website layout on mobile.')
    assert.equal(path, '/customer-experience/layout?from=dap')
  })

  it('says that there are no results yet where nothing is counted', () => {
    const { lines } = noteOf({ results: [] })
    assert.equal(lines[3], 'We have no results for you yet.')
  })

  it('says what is open again, and that it was done before', () => {
    const { lines } = noteOf({ results: [has(1)] }, { results: [none(8)], scan: 'manual' })
    assert.deepEqual(
      [lines[0], lines[2], lines[3]],
      ['Needs another look: Sitemap.', 'Before: 1 done.', 'Now: 0 of 1 done. Next: Sitemap.'],
    )
  })

  it('counts before what was done before the first move of each item', () => {
    assert.equal(beforeOf([{ results: [has(1)] }]), 'Before: 0 done.')
    const again: Parameters<typeof walk> = [
      { results: [has(1)] },
      { results: [none(8)], scan: 'manual' },
      { results: [has(9)], scan: 'manual' },
    ]
    assert.match(beforeOf(again, 1), /^Before: 1 done\./u)
    const aside: Override = {
      check: 'sitemap',
      kind: 'not_relevant',
      note: '',
      status: 'no_sitemap',
      at: day(8),
      expiresAt: day(30),
    }
    assert.equal(
      beforeOf(
        [
          { results: [has(1), wide] },
          { results: [none(8)], scan: 'manual' },
          { results: [], overrides: [aside] },
        ],
        1,
      ),
      'Before: 1 done.',
    )
  })

  it('says so when nothing changed and nothing is waiting', () => {
    const { plan } = last({ results: [has(1)] })
    assert.deepEqual(weeklyNoteOf(plan, []), {
      lines: [
        'Nothing changed this week.',
        'No job is waiting for you this week.',
        'Before: 1 done.',
        'Now: 1 of 1 done. Nothing urgent. Nice work.',
      ],
      path: null,
    })
  })

  it('chooses the first job of ten minutes at most, and without one the shortest', () => {
    const { plan } = last({ results: [none(1), wide] })
    const taking = (minutes: Readonly<Record<string, number>>) => {
      const items = plan.items.map((item) => ({ ...item, tonightMinutes: minutes[item.check] ?? null }))
      return weeklyNoteOf({ ...plan, items }, []).path
    }
    assert.match(taking({ sitemap: 10, layout: 60 }) ?? '', /sitemap/u)
    assert.match(taking({ sitemap: 60, layout: 10 }) ?? '', /layout/u)
    assert.match(taking({ sitemap: 60, layout: 30 }) ?? '', /layout/u)
  })
})

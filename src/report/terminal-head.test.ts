import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aReport, aResult } from '#support/results.ts'
import { renderTerminal } from './terminal.ts'

const OPTIONS = { width: 60, paint: (_: string, text: string) => text }

const grey = { display: 'missing', greyKind: 'unable', reasonCode: 'timeout' } as const

const text = (count: number, sample = false): string =>
  renderTerminal(
    aReport(
      Array.from({ length: count }, (_, at) => aResult({ id: `c${at}`, ...grey })),
      { sample },
    ),
    OPTIONS,
  )

describe('what stands above the checks in a terminal', () => {
  it('says how many could not be run, and that a report is of the sample', () => {
    assert.match(text(1), /to answer\. 1 check couldn't be run\.\n/u)
    assert.match(text(2), /to answer\. 2 checks couldn't be run\.\n/u)
    assert.match(text(0), /0 to fix, 0 to answer\.\n/u)
    assert.ok(
      text(1, true).startsWith('\nSAMPLE: the built-in sample shop, not a real business.\n\njoes.test: '),
    )
    assert.ok(!text(1).includes('SAMPLE'))
  })

  it('passes over a priority that the plan no longer has', () => {
    const made = aReport([aResult({ display: 'error', status: 'x' })])
    const first = (...topPriority: string[]) =>
      renderTerminal({ ...made, plan: { ...made.plan, topPriority } }, OPTIONS)
    assert.match(first('gone', 'ssl'), /Do these first\n {2}1 SSL certificate/u)
    assert.doesNotMatch(first('gone'), /Do these first/u)
  })
})

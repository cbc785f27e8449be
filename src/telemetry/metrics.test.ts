import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type GivenLabels, labelValues } from './label-values.ts'
import { LABEL_SETS, METRIC_NAMES, metricOf, OTHER } from './metrics.ts'

const GIVEN: GivenLabels = {
  queue: ['scan', 'mail'],
  route: ['/api/scans/:id', 'page'],
  service: ['facebook'],
  mail_kind: ['verify'],
  status: ['200', '500'],
}
/** What must never be exported. */
const PERSONAL = [
  'joes.example.co.nz',
  'https://joes.example/contact?from=mia',
  'mia@joes.example',
  '0b6f7a52-2a0c-4a59-9a56-0b2f2f8f2d11',
  '203.0.113.7',
  '/api/unsubscribe/eyJhbGciOi',
]

describe('metrics', () => {
  it('have names as Prometheus wants them: a prefix, a unit at the end, _total for what only grows', () => {
    for (const name of METRIC_NAMES) {
      const { kind, unit, help } = metricOf(name)
      assert.match(name, /^fettle_[a-z]+(?:_[a-z]+)*$/u)
      assert.equal(name.endsWith('_total'), kind === 'counter', name)
      const base = name.replace(/_total$/u, '')
      if (unit === 's') assert.match(base, /_seconds$/u)
      if (unit === 'By') assert.match(base, /_bytes$/u)
      assert.ok(help.length > 10 && !help.endsWith('.'), name)
    }
  })

  it('have bounds where they are histograms, each above the one before', () => {
    for (const name of METRIC_NAMES) {
      const { kind, bounds = [] } = metricOf(name)
      assert.equal(bounds.length > 0, kind === 'histogram', name)
      assert.deepEqual(
        [...bounds].toSorted((one, other) => one - other),
        bounds,
      )
    }
  })

  it('put every label into a closed set, so that no host, address, id or person is exported', () => {
    const values = labelValues(GIVEN)
    const sets: Readonly<Record<string, readonly string[] | null>> = { ...LABEL_SETS, ...GIVEN }
    for (const name of METRIC_NAMES)
      for (const [label, set] of Object.entries(metricOf(name).labels)) {
        for (const personal of PERSONAL)
          assert.equal(values.clean(name, { [label]: personal })[label], OTHER, `${name} ${label}`)
        for (const known of sets[set] ?? [])
          assert.equal(values.clean(name, { [label]: known })[label], known)
      }
  })

  it('leave out a label that the metric does not have', () => {
    const more = { outcome: 'done', reason: 'none', host: 'joes.example.co.nz' }
    assert.deepEqual(labelValues(GIVEN).clean('fettle_scans_total', more), {
      outcome: 'done',
      reason: 'none',
    })
  })

  it('have no set with a value that looks like a host, an address, an id or a number that grows', () => {
    for (const values of Object.values(LABEL_SETS))
      for (const value of values ?? []) assert.match(value, /^[A-Za-z][A-Za-z_]*$/u)
  })
})

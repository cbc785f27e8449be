import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { LABEL_SETS, METRIC_NAMES, metricOf } from '#telemetry/metrics.ts'
import { GIVEN_LABELS } from '#server/telemetry/given-labels.ts'

const board = z
  .object({
    panels: z.array(
      z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
    ),
  })
  .parse(JSON.parse(readFileSync('deploy/watch/grafana-board.json', 'utf8')))
const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string(), runbook: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync('deploy/watch/alerts.yaml', 'utf8')))
  .groups.flatMap(({ rules }) => rules)
const watch = readFileSync('docs/running/watch.md', 'utf8')
const queries = [
  ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
]

const sets: Readonly<Record<string, readonly string[] | null>> = { ...LABEL_SETS, ...GIVEN_LABELS }
/** The metric of a name in a query: a histogram is asked for by its parts. */
function metricIn(name: string) {
  const found = METRIC_NAMES.find((metric) => {
    const parts = metricOf(metric).kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    return parts.some((part) => `${metric}${part}` === name)
  })
  return found ?? null
}
const namesIn = (expr: string): string[] => [...expr.matchAll(/\bfettle_\w+/gu)].map(([name]) => name)

describe('the board and the alerts that are shipped', () => {
  it('ask for metrics that there are', () => {
    for (const { where, expr } of queries) {
      assert.ok(namesIn(expr).length > 0, where)
      for (const name of namesIn(expr)) assert.ok(metricIn(name), `${where}: ${name}`)
    }
  })

  it('select by labels that the metric has, and by values that these can have', () => {
    for (const { where, expr } of queries)
      for (const [, name = '', selection = ''] of expr.matchAll(/\b(fettle_\w+)\{([^}]*)\}/gu)) {
        const metric = metricIn(name)
        const labels: Readonly<Record<string, string>> = metric ? metricOf(metric).labels : {}
        for (const [, label = '', sign = '', value = ''] of selection.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/gu)) {
          if (label === 'process') continue
          const values = sets[labels[label] ?? ''] ?? []
          const wanted = sign === '=~' ? value.split('|') : [value]
          for (const one of wanted)
            assert.ok(
              values.some((known) => new RegExp(`^(?:${one})$`, 'u').test(known)),
              `${where}: ${label} ${one}`,
            )
        }
      }
  })

  it('group by labels that the metric has', () => {
    for (const { where, expr } of queries)
      for (const [, by = ''] of expr.matchAll(/\bby \(([^)]*)\)/gu)) {
        const labels = namesIn(expr).flatMap((name) => {
          const metric = metricIn(name)
          return metric ? Object.keys(metricOf(metric).labels) : []
        })
        for (const label of by.split(', '))
          assert.ok(['le', 'process', 'instance', ...labels].includes(label), `${where}: ${label}`)
      }
  })

  it('show every metric on the board', () => {
    const shown = new Set(
      board.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)).map(metricIn)),
    )
    assert.deepEqual(
      METRIC_NAMES.filter((name) => !shown.has(name)),
      [],
    )
    assert.equal(new Set(board.panels.map(({ id }) => id)).size, board.panels.length)
  })

  it('say of each alert what it means and what to do', () => {
    for (const { alert, annotations } of alerts) {
      assert.ok(watch.includes(`\n### ${alert}\n`), alert)
      assert.equal(annotations.runbook, `docs/running/watch.md#${alert.toLowerCase()}`)
    }
    const documented = [...watch.matchAll(/^### (Fettle\w+)$/gmu)].map(([, name]) => name)
    assert.deepEqual(
      documented.filter((name) => !alerts.some(({ alert }) => alert === name)),
      [],
    )
  })

  it('are told of in the docs by every metric’s name', () => {
    for (const name of METRIC_NAMES) assert.ok(watch.includes(`\`${name}\``), name)
  })
})

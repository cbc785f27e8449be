import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { Templates } from './template.ts'

export const CHART = 'deploy/helm/fettle'

/** A Kubernetes object; what else it has depends on its kind. */
const resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
})
export type Resource = z.infer<typeof resource>

const chartFile = z.object({ name: z.string(), version: z.string(), appVersion: z.string() })
const values = z.record(z.string(), z.unknown())
export type Values = z.infer<typeof values>

/** The values of `values.yaml`, with others in place of some; objects are merged, as Helm does. */
export const valuesWith = (others: Values): Values =>
  merged(values.parse(parse(readFileSync(join(CHART, 'values.yaml'), 'utf8'))), others)

/** What templates see: values, release and chart. */
export function contextWith(others: Values): object {
  const { name, version, appVersion } = chartFile.parse(
    parse(readFileSync(join(CHART, 'Chart.yaml'), 'utf8')),
  )
  return {
    Values: valuesWith(others),
    Release: { Name: 'shop', Service: 'Helm' },
    Chart: { Name: name, Version: version, AppVersion: appVersion },
  }
}

/** The templates of the chart that make objects, by file name. */
export const templateFiles = (): string[] => globSync(join(CHART, 'templates/*.yaml')).toSorted()

/** Renders the chart. Throws what `required` says. */
export function renderChart(others: Values): Resource[] {
  const context = contextWith(others)
  const templates = new Templates()
  templates.read(readFileSync(join(CHART, 'templates/_helpers.tpl'), 'utf8'))
  return templateFiles().flatMap((file) =>
    documents(templates.read(readFileSync(file, 'utf8'))(context), basename(file)),
  )
}

/** The objects of a file of YAML. */
export function documents(text: string, name: string): Resource[] {
  return parseAllDocuments(text)
    .filter((document) => document.contents !== null)
    .map((document) => {
      if (document.errors[0]) throw new Error(`${name}: ${document.errors[0].message}`)
      return resource.parse(document.toJS())
    })
}

function merged(one: Values, other: Values): Values {
  const both = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const [before, after] = [values.safeParse(one[name]), values.safeParse(value)]
    both[name] =
      before.success && after.success && !Array.isArray(value) ? merged(before.data, after.data) : value
  }
  return both
}

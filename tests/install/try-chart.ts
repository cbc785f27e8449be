import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify, styleText } from 'node:util'
import { stringify } from 'yaml'
import { CHART, contextWith, documents, renderChart, type Resource, type Values } from '../helm/chart.ts'

// Renders the chart with another program than the tests do, and compares: with Helm, else with Go's own templates (Debian's packages golang-go,
// golang-github-masterminds-sprig-dev and golang-gopkg-yaml.v3-dev).
const SPRIG = '/usr/share/gocode/src/github.com/Masterminds/sprig'
const SAMPLES = [
  { existingSecret: 'secrets', publicOrigin: 'https://fettle.example.com' },
  {
    existingSecret: 'secrets',
    publicOrigin: 'https://fettle.example.com',
    ingress: { enabled: true, className: 'nginx', host: 'fettle.example.com', tlsSecret: 'tls' },
    networkPolicy: { web: [{ cidr: '203.0.113.0/24', port: 443 }], ingressNamespaceLabels: { name: 'in' } },
    web: { podAnnotations: { a: 'b' }, tolerations: [{ key: 'web' }] },
    autoscaling: { enabled: false },
  },
]

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'fettle-chart-'))
const isOnPath = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((part) => existsSync(join(part, name)))
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const sorted = (objects: readonly Resource[]): Resource[] =>
  objects.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
const nameOf = ({ kind, metadata }: Resource): string => `${kind} ${metadata.name}`

try {
  const program = isOnPath('helm') ? 'Helm' : isOnPath('go') && existsSync(SPRIG) ? 'Go’s templates' : null
  if (program === null)
    say(styleText('yellow', 'Not tried here: neither helm nor go with sprig is installed.'))
  else {
    for (const values of SAMPLES) {
      const text: string = program === 'Helm' ? await byHelm(values) : await byGo(values)
      assert.deepEqual(sorted(documents(text, program)), sorted(renderChart(values)))
    }
    say(`${program} and the tests render the same objects.`)
  }
  const lint = program === 'Helm' ? '' : 'helm lint, and '
  say(styleText('yellow', `Not tried here: ${lint}an installation in a cluster.`))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function byHelm(values: object): Promise<string> {
  const file = join(folder, 'values.yaml')
  writeFileSync(file, stringify(values))
  await run('helm', ['lint', CHART, '--values', file])
  const { stdout } = await run('helm', ['template', 'shop', CHART, '--values', file])
  return stdout
}

async function byGo(values: Values): Promise<string> {
  const [program, context] = [join(folder, 'render'), join(folder, 'context.json')]
  const env = {
    ...process.env,
    GO111MODULE: 'off',
    GOPATH: '/usr/share/gocode',
    GOFLAGS: '',
    GOCACHE: join(folder, 'cache'),
  }
  if (!existsSync(program)) await run('go', ['build', '-o', program, 'tests/helm/render.go'], { env })
  writeFileSync(context, JSON.stringify(contextWith(values)))
  const { stdout } = await run(program, [join(CHART, 'templates'), context])
  return stdout
}

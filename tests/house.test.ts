import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Run {
  status: number | null
  output: string
}

/** Runs a tool of the project in its root. */
async function run(tool: string, args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
    })
  }
  const [status]: unknown[] = await once(child, 'close')
  return { status: typeof status === 'number' ? status : null, output }
}

/** Runs `work` while a file with this text stands at `path`; the name carries `planted` and our process id. */
async function planted<T>(folder: string, text: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = `${folder}/planted-${process.pid}.ts`
  await writeFile(`${root}${path}`, text)
  try {
    return await work(path)
  } finally {
    await rm(`${root}${path}`)
  }
}

const lint = (path: string): Promise<Run> => run('oxlint/bin/oxlint', ['--deny-warnings', path])

test('only src/net may open a socket: lint refuses the import and the global elsewhere', async () => {
  const texts = [
    "import { connect } from 'node:net'\nexport const socket = connect(80)\n",
    "import { request } from 'undici'\nexport const answer = request('http://example.com')\n",
    "export const answer = fetch('http://example.com')\n",
  ]
  for (const text of texts) {
    const { status, output } = await planted('src/gather', text, lint)
    assert.equal(status, 1, text)
    assert.match(output, /talks to the network|goes through src\/net/u)
  }
  const clean = await planted('src/gather', 'export const answer = 42\n', lint)
  assert.equal(clean.status, 0, clean.output)
})

const cruise = (): Promise<Run> =>
  run('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', '.dependency-cruiser.mjs', 'src'])

test('the import rules see every module and catch what they forbid', async () => {
  const violations: readonly [folder: string, text: string, rule: string][] = [
    ['src/core', "import '#net/egress.ts'\n", 'core-imports-nothing'],
    ['src/checks', "import 'node:net'\n", 'checks-are-pure'],
    ['src/gather', "import 'undici'\n", 'only-net-talks-to-the-network'],
    ['src/net', "import '#gather/context.ts'\n", 'net-knows-core-only'],
  ]
  for (const [folder, text, rule] of violations) {
    const { status, output } = await planted(folder, text, cruise)
    assert.notEqual(status, 0, rule)
    assert.match(output, new RegExp(`error ${rule}: ${folder}/planted-${process.pid}\\.ts`, 'u'))
    const [, modules] = /(\d+) modules/u.exec(output) ?? []
    assert.ok(Number(modules) > 0, output)
  }
})

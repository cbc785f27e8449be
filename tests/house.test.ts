import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
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

/** A file that is in the source only while a tool runs. */
interface Planted {
  folder: string
  text: string
  /** The rule that it breaks. */
  breaks: string
}

const pathOf = ({ folder }: Planted, index: number): string => `${folder}/planted-${process.pid}-${index}.ts`

/** Runs a tool while these files are in the source. */
async function withPlanted(files: readonly Planted[], work: (paths: string[]) => Promise<Run>): Promise<Run> {
  const paths = files.map(pathOf)
  try {
    await Promise.all(files.map(({ text }, index) => writeFile(`${root}${paths[index]}`, text)))
    return await work(paths)
  } finally {
    await Promise.all(paths.map((path) => rm(`${root}${path}`, { force: true })))
  }
}

const lint = (paths: string[]): Promise<Run> =>
  run('oxlint/bin/oxlint', ['--deny-warnings', '--format=unix', ...paths])

test('only src/net may open a socket: lint refuses the import and the global elsewhere', async () => {
  const files: Planted[] = [
    ['import { connect } from "node:net"\nexport const socket = connect(80)\n', 'no-restricted-imports'],
    ['import { request } from "undici"\nexport const it = request("http://a")\n', 'no-restricted-imports'],
    ['export const answer = fetch("http://a")\n', 'no-restricted-globals'],
  ].map(([text = '', breaks = '']) => ({ folder: 'src/checks', text, breaks }))
  const { status, output } = await withPlanted(files, lint)
  assert.equal(status, 1)
  for (const [index, file] of files.entries()) {
    const line = output.split('\n').find((text) => text.includes(`-${index}.ts:`))
    assert.ok(line?.includes(file.breaks), `${file.text}\n${output}`)
  }
  const clean = { folder: 'src/checks', text: 'export const answer = 42\n', breaks: '' }
  assert.equal((await withPlanted([clean], lint)).status, 0)
})

test('lint refuses to read the environment outside of the file for it', async () => {
  const files: Planted[] = [
    ["export const it = process.env['A']\n", 'no-process-env'],
    ["import { env } from 'node:process'\nexport const it = env['A']\n", 'no-restricted-imports'],
    ["import process from 'node:process'\nexport const it = process.env['A']\n", 'no-restricted-imports'],
  ].map(([text = '', breaks = '']) => ({ folder: 'src/server', text, breaks }))
  const { status, output } = await withPlanted(files, lint)
  assert.equal(status, 1)
  for (const [index, file] of files.entries()) {
    const lines = output.split('\n').filter((text) => text.includes(`-${index}.ts:`))
    assert.ok(
      lines.some((line) => line.includes(file.breaks)),
      `${file.text}\n${output}`,
    )
  }
})

test('text grows with the text size that a reader set: no font size or line height in pixels (WCAG 1.4.4)', () => {
  const fixed = globSync('src/web/**/*.css', { cwd: root }).flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/(?:font-size|line-height|\bfont):[^;{}]*px/gu)].map(
      ([declaration]) => `${path}: ${declaration}`,
    ),
  )
  assert.deepEqual(fixed, [])
})

test('stylesheets are as short as code', () => {
  const long = globSync('src/**/*.css', { cwd: root }).filter(
    (file) => readFileSync(`${root}${file}`, 'utf8').trimEnd().split('\n').length > 300,
  )
  assert.deepEqual(long, [])
})

test('each decision says when it was made, and how it stands', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root })
  assert.ok(decisions.length > 30)
  const without = decisions.filter(
    (file) => !/^# \d+\. .+\n\n\d{4}-\d\d-\d\d · \S.+\n\n/u.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  assert.deepEqual(without, [])
})

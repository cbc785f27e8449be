import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { report } from '#report/schema.ts'
import { closing } from '#support/closing.ts'
import { freePort } from '#support/product.ts'
import { startWebServer } from '#support/web-server.ts'

// Walks the npm package from nothing: packs it, installs it into an empty folder from the registry, scans a website on loopback with it, and opens
// its pages. Ends with a failure at the first thing that is not so.
const MOST_BYTES = 60_000_000
const DEVELOPMENT = ['typescript', 'vite', 'react', '@mantine/core', 'playwright-core']

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'fettle-try-'))
const env = environmentWithoutGit()
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
const say = (text: string): void => void process.stdout.write(`${text}\n`)
try {
  const tarball = await packed()
  const began = Date.now()
  await run('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, env })
  say(
    `installed in ${Math.round((Date.now() - began) / 1_000)} s, ${megabytes(sizeOf('node_modules'))} in all`,
  )
  const own = sizeOf('node_modules/fettle')
  say(`the package itself: ${megabytes(own)}`)
  assert.ok(own < MOST_BYTES, 'the package is too large')
  for (const name of DEVELOPMENT)
    assert.ok(!existsSync(join(folder, 'node_modules', name)), `${name} was installed`)
  await scans()
  await serves()
  say('The npm package works.')
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** The path without this clone's programs, and with a `git` that fails. */
function environmentWithoutGit(): NodeJS.ProcessEnv {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'git'), '#!/bin/sh\necho "git is not to be used" >&2\nexit 1\n', {
    mode: 0o755,
  })
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
  return { HOME: process.env['HOME'], PATH: [programs, ...path].join(delimiter) }
}

async function packed(): Promise<string> {
  await run('npm', ['pack', '--pack-destination', folder], { maxBuffer: 1e9 })
  const [name = ''] = globSync('*.tgz', { cwd: folder })
  say(`packed: ${megabytes(statSync(join(folder, name)).size)}`)
  return join(folder, name)
}

/** Bytes of the files below a folder. */
function sizeOf(path: string): number {
  const files = globSync('**/*', { cwd: join(folder, path), withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size)
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function scans(): Promise<void> {
  await using website = await closing(
    startWebServer({ '/': readFileSync('src/sample/site/about.html', 'utf8') }),
  )
  const fettle = join(folder, 'node_modules/.bin/fettle')
  const address = [
    'check',
    'http://bluewren.test',
    '--json',
    'report.json',
    '--html',
    'report.html',
    '--quiet',
  ]
  const network = ['--resolve', `bluewren.test:80:${website.address}:${website.port}`, '--dns', '127.0.0.9:9']
  const closed = [
    '--resolve',
    'bluewren.test:443:127.0.0.9:9',
    '--allow-private',
    '127.0.0.0/8',
    '--pace',
    'off',
  ]
  await run(fettle, [...address, ...network, ...closed], { cwd: folder, env })
  const { checks, engine } = report.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')))
  assert.equal(checks.find(({ id }) => id === 'ssl')?.status, 'no_ssl')
  assert.ok(existsSync(join(folder, 'report.html')))
  const node = (await run('node', ['--version'], { env })).stdout.trim()
  say(`scanned, started by Node ${node}, with ${engine.browser ?? 'no browser'}`)
}

async function serves(): Promise<void> {
  const port = await freePort()
  const child = spawn(join(folder, 'node_modules/.bin/fettle'), ['serve'], {
    cwd: folder,
    env: { ...env, PORT: String(port), FETTLE_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('is running')) resolve()
    })
    child.once('exit', () => reject(new Error('the product did not start')))
  })
  try {
    const page = await fetch(`http://127.0.0.1:${port}/home`)
    assert.match(await page.text(), /<h1/u)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
  assert.equal(child.exitCode, 0)
  say('served its pages, and stopped cleanly')
}

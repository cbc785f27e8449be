import assert from 'node:assert/strict'
import { type ChildProcessByStdio, type SpawnSyncReturns, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { after, describe, it } from 'node:test'
import { report } from '#report/schema.ts'
import { testExecutable } from '#support/browsers.ts'
import { cliCalls } from '#support/cli-calls.ts'

const folder = mkdtempSync(join(tmpdir(), 'fettle-cli-'))
after(() => rmSync(folder, { recursive: true }))

// The browser is the same on every machine.
const ENV = { ...process.env, FETTLE_CHROMIUM: testExecutable() }

type Ended = Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>

/** Runs it with one stream closed by its reader before anything is written. */
function unread(stream: 'stdout' | 'stderr', ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...args], {
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child[stream].destroy()
  return ended(child)
}

function fettle(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...args], {
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ended(child)
}

function ended(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, stdout, stderr }))
  })
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

// Two at once: the first waits for answers that do not come.
describe('the fettle command', { concurrency: 2 }, () => {
  it('exits 3 when nothing could be reached, and still writes the whole report', async () => {
    const { status, stdout } = await fettle(
      'check',
      'http://nobody.test',
      '--no-browser',
      '--json',
      '-',
      '--resolve',
      'nobody.test:80:127.0.0.9:9',
      '--resolve',
      'nobody.test:443:127.0.0.9:9',
      '--allow-private',
      '127.0.0.9/32',
      '--dns',
      '127.0.0.9:9',
    )
    assert.equal(status, 3)
    const document = report.parse(JSON.parse(stdout))
    const by = new Map(document.checks.map((check) => [check.id, check]))
    assert.equal(by.get('ssl')?.status, 'unable_to_detect')
    assert.equal(by.get('layout')?.status, 'unable_to_detect')
    assert.equal(by.get('google-analytics')?.status, 'unable_to_run_test')
    assert.equal(by.get('cloud-storage')?.status, 'we_need_more_details')
    assert.equal(by.get('data-breach-check')?.status, 'not_checked')
    for (const check of document.checks) assert.notEqual(check.display, 'error', check.id)
  })

  it('exits 2 with one sentence for a call that it refuses', async () => {
    const answers = join(folder, 'answers.json')
    writeFileSync(answers, JSON.stringify({ answers: { 'S-SELL': 'perhaps' } }))
    const refused: readonly (readonly [args: readonly string[], words: RegExp])[] = [
      [['check'], /address of a website/u],
      [['check', 'a.com', 'b.com'], /takes one operand/u],
      [['demo', 'a.com'], /takes no operand/u],
      [['demo', '--product', 'a.com'], /takes no operand/u],
      [['backup', '/nowhere/x'], /The file \/nowhere\/x cannot be read or written/u],
      [['chekc', 'a.com'], /There is no command "chekc"/u],
      [['check', 'a.com', '--only', 'sssl'], /There is no check called "sssl"/u],
      [['check', 'a.com', '--only', 'ssl', '--skip', 'ssl'], /No check is left/u],
      [['check', 'a.com', '--answers', '/nowhere.json'], /--answers: the file/u],
      [['check', 'joes.com', '--answers', answers], /S-SELL/u],
      [['judge', 'package.json'], /holds no evidence/u],
      ...['joes', 'http://10.0.0.1', 'ftp://joes.com', 'joes.com/home', 'https://facebook.com/joes'].map(
        (address) => [['check', address], /^Oops...Invalid url parameter: ".*\.\n$/u] as const,
      ),
    ]
    const ends = await cliCalls(
      refused.map(([args]) => args),
      ENV,
    )
    assert.equal(ends.length, refused.length)
    for (const [index, [args, words]] of refused.entries()) {
      const { status, stdout, stderr } = ends[index] ?? {}
      assert.deepEqual([status, stdout, lines(stderr ?? '').length], [2, '', 1], args.join(' '))
      assert.match(stderr ?? '', words)
    }
  })

  it('tells where the report of "npm start" is only where one was written', async () => {
    const start = join(import.meta.dirname, '../src/cli/start.ts')
    const child = spawn(process.execPath, [start, 'a.com', '--version'], {
      cwd: folder,
      env: ENV,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const { status, stdout, stderr } = await ended(child)
    assert.deepEqual([status, lines(stdout).length, stderr], [0, 1, ''])
  })

  it('has its usual exit status when nobody reads its output', async () => {
    assert.equal((await unread('stdout', 'help')).status, 0)
    assert.equal((await unread('stderr', 'check')).status, 2)
  })

  it('exits 2 with one sentence when standard output cannot be written', {
    skip: !existsSync('/dev/full'),
  }, async () => {
    const child = spawn('/bin/sh', ['-c', '"$0" src/cli/main.ts help >/dev/full', process.execPath], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const { status, stderr } = await ended(child)
    assert.deepEqual([status, lines(stderr).length], [2, 1])
    assert.match(stderr, /Standard output cannot be written/u)
  })

  it('demo: works without internet, prints nothing else with --json -, and rejudging has the same result', async () => {
    const evidence = join(folder, 'demo.evidence')
    const page = join(folder, 'demo.html')
    const { status, stdout } = await fettle(
      'demo',
      '--no-browser',
      '--json',
      '-',
      '--save-evidence',
      evidence,
      '--html',
      page,
    )
    assert.equal(status, 0)
    const first = report.parse(JSON.parse(stdout))
    assert.equal(first.sample, true)
    assert.equal(first.checks.find(({ id }) => id === 'broken-links')?.status, 'broken_links_detected')
    assert.equal(first.checks.find(({ id }) => id === 'contact-form')?.reasonCode, 'browser_unavailable')
    assert.equal(first.checks.find(({ id }) => id === 'layout')?.reasonCode, 'browser_unavailable')
    assert.ok(readFileSync(page, 'utf8').includes('sample shop'))

    const again = await fettle('judge', evidence, '--json', '-')
    const second = report.parse(JSON.parse(again.stdout))
    const verdicts = (of: typeof first) => of.checks.map(({ id, status: verdict }) => [id, verdict])
    assert.deepEqual(verdicts(second), verdicts(first))

    for (const output of [['--json', '-'], []]) {
      const cut = await unread('stdout', 'judge', evidence, ...output)
      assert.deepEqual(cut, { status: 0, stdout: '', stderr: '' }, 'a reader who has read enough is no fault')
    }
    const bad = await unread('stdout', 'judge', evidence, '--only', 'broken-links', '--fail-on', 'warning')
    assert.deepEqual(bad, { status: 1, stdout: '', stderr: '' }, 'the exit status stays that of the work')
  })

  it('exits 1 when --fail-on is met', async () => {
    const { status } = await fettle(
      'demo',
      '--no-browser',
      '--quiet',
      '--only',
      'broken-links',
      '--fail-on',
      'warning',
    )
    assert.equal(status, 1)
    const other = await fettle(
      'demo',
      '--no-browser',
      '--quiet',
      '--only',
      'broken-links',
      '--fail-on',
      'error',
    )
    assert.equal(other.status, 0)
  })
})

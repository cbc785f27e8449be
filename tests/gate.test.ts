import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { report, type Report } from '#report/schema.ts'

describe('a gate on the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-gate-'))
  const evidence = join(folder, 'demo.evidence')
  const baseline = join(folder, 'last.json')
  const better = join(folder, 'better.json')

  /** Judges the saved evidence of the sample shop. */
  const judge = (...args: string[]) => fettle('judge', evidence, '--only', 'broken-links,ssl', ...args)

  before(async () => {
    await fettle('demo', '--no-browser', '--quiet', '--save-evidence', evidence, '--json', baseline)
    const last = report.parse(JSON.parse(readFileSync(baseline, 'utf8')))
    writeFileSync(better, JSON.stringify(withGoodLinks(last)))
  })
  after(() => rmSync(folder, { recursive: true }))

  it('exits 0 while nothing is worse than in the baseline, whatever is bad', async () => {
    const { status } = await judge('--baseline', baseline, '--fail-on', 'worse')
    assert.equal(status, 0)
  })

  it('exits 1 and names what got worse', async () => {
    const { status, stdout } = await judge('--baseline', better, '--fail-on', 'worse')
    assert.equal(status, 1)
    assert.match(stdout, /Worse than in the baseline\n {2}Broken links: was All good, is 2 broken\n$/u)
  })

  for (const [format, begins] of [
    ['junit', '<?xml version="1.0"'],
    ['sarif', '{\n  "$schema"'],
    ['github', '::error title=Broken links'],
  ] as const) {
    it(`writes --format ${format} to standard output in place of text, with the same exit status`, async () => {
      const { status, stdout } = await judge('--format', format, '--fail-on', 'warning')
      assert.equal(status, 1)
      assert.ok(stdout.startsWith(begins), stdout.slice(0, 200))
    })
  }

  for (const [name, args, words] of [
    ['worse without a baseline', ['--fail-on', 'worse'], /^--fail-on worse needs --baseline/u],
    ['a baseline that is none', ['--baseline', 'package.json'], /is no report that --json wrote/u],
    ['a baseline that is missing', ['--baseline', '/nowhere.json'], /nowhere\.json cannot be read/u],
    ['a format that there is not', ['--format', 'xml'], /^--format takes text, junit, sarif or github/u],
    [
      'two formats for standard output',
      ['--format', 'junit', '--json', '-'],
      /both write to standard output/u,
    ],
  ] as const) {
    it(`exits 2 with one sentence for ${name}`, async () => {
      const { status, stdout, stderr } = await judge(...args)
      assert.deepEqual([status, stdout], [2, ''])
      assert.match(stderr, words)
      assert.equal(stderr.trimEnd().split('\n').length, 1)
    })
  }
})

/** The report as it would be without broken links. */
const withGoodLinks = (last: Report): Report => ({
  ...last,
  checks: last.checks.map((check) =>
    check.id === 'broken-links' ? { ...check, display: 'success', greyKind: null, tag: 'All good' } : check,
  ),
})

/** Runs the command line to its end. */
const fettle = (...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['src/cli/main.ts', ...args], (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      resolve({ status: typeof code === 'number' ? code : -1, stdout, stderr })
    })
  })

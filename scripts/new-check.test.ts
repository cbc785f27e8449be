import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readNewCheckCall } from './new-check-call.ts'
import { freeValuesFor } from './new-check-free.ts'

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const SCRIPT = join(HERE, 'scripts', 'new-check.ts')
/** The second is so long that its lines have to be broken. */
const IDS = ['price-list', 'pictures-of-people-who-work-in-the-business']
const PINNED = 'tests/catalogue.test.ts'
/** Tests of the pure half that look at every check there is. */
const TESTS = [
  'src/{checks,core,plan,report}/**/*.test.ts',
  'src/web/pages/**/*.test.ts',
  'scripts/lessons/*.test.ts',
]
const RULES = ['catalogue-shape', 'check-ids', 'names', 'pure', 'report-schema'].map(
  (name) => `tests/${name}.test.ts`,
)
const FOLDERS = ['src', 'scripts', 'docs', 'tests/support', 'tests/stand-ins', 'tests/sites']
/** One of the tests whose approved texts every check is part of, for all of them. */
const APPROVED = 'tests/approved/missing-evidence.test.ts'
const COPIED = [
  ...FOLDERS,
  PINNED,
  ...RULES,
  'tests/approved',
  'package.json',
  'biome.json',
  '.oxlintrc.json',
]
/**
 * Types of the new checks with their tests, which tsconfig.pure.json leaves out. The server's other sources are not compiled again: the type of the
 * catalogue is the same whatever checks it has.
 */
const CONFIG_OF_NEW_CHECKS = {
  extends: './tsconfig.server.json',
  include: IDS.map((id) => `src/checks/${id}/*.ts`),
}

describe('a new check', () => {
  let folder = ''
  /** Reached by a link, as what lies in the folder for temporary files is on some systems. */
  let root = ''
  const made: string[] = []
  /** Runs a command in the copy; tests in it are no part of this one. */
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    })
  const make = (...ids: string[]) => run(process.execPath, SCRIPT, ...ids, '--root', root)
  const tool = (name: string, ...args: string[]) => {
    const { status, stdout } = run(join(root, 'node_modules/.bin', name), ...args)
    assert.equal(status, 0, stdout)
  }
  const tests = (...files: string[]) => {
    const { status, stdout } = run(
      process.execPath,
      '--test',
      '--test-isolation=none',
      '--test-reporter=tap',
      ...files,
    )
    return { isGreen: status === 0, passed: Number(/^# pass (\d+)$/mu.exec(stdout)?.[1]), stdout }
  }
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-new-check-'))
    mkdirSync(join(folder, 'project'))
    root = join(folder, 'link')
    symlinkSync('project', root)
    for (const path of [...COPIED, ...globSync('tsconfig*.json', { cwd: HERE })])
      cpSync(join(HERE, path), join(root, path), { recursive: true })
    for (const path of globSync('tests/approved/*.test.ts', { cwd: root, exclude: [APPROVED] }))
      rmSync(join(root, path))
    symlinkSync(join(HERE, 'node_modules'), join(root, 'node_modules'))
    // Lint reads the types by tsconfig.json.
    for (const name of ['tsconfig.new-checks.json', 'tsconfig.json'])
      writeFileSync(join(root, name), JSON.stringify(CONFIG_OF_NEW_CHECKS))
    for (const id of IDS) {
      const { status, stdout, stderr } = make(id)
      assert.deepEqual([status, stderr], [0, ''])
      made.push(stdout)
    }
  })
  after(() => rmSync(folder, { recursive: true }))

  test('is in the catalogue, well typed and well formed as soon as it is made, and the next one too', () => {
    for (const id of IDS) {
      assert.ok(read('src/checks/catalogue.generated.ts').includes(`from './${id}/check.ts'`))
      assert.ok(read(`docs/method/${id}.md`).startsWith('# '))
    }
    for (const config of ['tsconfig.pure.json', 'tsconfig.new-checks.json']) tool('tsc', '-p', config)
    tool('biome', 'format', ...IDS.map((id) => `src/checks/${id}`))
    tool('oxlint', '--type-aware', '--deny-warnings', ...IDS.map((id) => `src/checks/${id}`))
  })

  test('has a lesson with a number of its own, which is not recorded yet', () => {
    const lessons = read('src/checks/lessons.generated.ts')
    const numbers = globSync('src/checks/*/*lesson.md', { cwd: root }).map(
      (file) => /^media: (\d+)$/mu.exec(read(file))?.[1],
    )
    assert.equal(new Set(numbers).size, numbers.length)
    for (const id of IDS) {
      assert.match(read(`src/checks/${id}/lesson.md`), /^media: 2\d\d$/mu)
      assert.ok(lessons.includes(`"check": "${id}"`))
    }
    assert.match(lessons, /"isRecorded": false/u)
  })

  test('leaves every test of the pure half green, but for the row that it prints', () => {
    const files = globSync(TESTS, { cwd: root }).filter(
      (file) => read(file).includes('.generated.ts') || IDS.some((id) => file.includes(id)),
    )
    const { isGreen, passed, stdout } = tests(...files, ...RULES, APPROVED)
    assert.ok(isGreen, stdout)
    assert.ok(passed > 200, `${passed} passed`)
    assert.equal(tests(PINNED).isGreen, false)
    const rows = made.map((printed) => /^ {2}\[[\s\S]+?\],$/mu.exec(printed)?.[0] ?? 'no row')
    writeFileSync(join(root, PINNED), read(PINNED).replace('\n]\n', `\n${rows.join('\n')}\n]\n`))
    assert.equal(tests(PINNED).isGreen, true)
    tool('biome', 'format', PINNED)
  })

  test('prints what to do next, in order', () => {
    for (const printed of made) assert.match(printed, /Next, in this order:\n {2}1\. [\s\S]+2\. [\s\S]+5\. /u)
  })

  test('leaves nothing behind when it cannot be made', () => {
    const schemaBefore = read('docs/report.schema.json')
    const approvedBefore = globSync('tests/approved/texts/**', { cwd: root })
    writeFileSync(join(root, 'src/checks/ssl/broken.lesson.md'), 'No lesson')
    const { status, stdout, stderr } = make('gift-cards')
    rmSync(join(root, 'src/checks/ssl/broken.lesson.md'))
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, /^No check was made\. [\s\S]*begins with the number of its video/u)
    for (const path of ['src/checks/gift-cards', 'docs/method/gift-cards.md'])
      assert.equal(existsSync(join(root, path)), false, path)
    assert.ok(!read('src/checks/catalogue.generated.ts').includes('gift-cards'))
    assert.equal(read('docs/report.schema.json'), schemaBefore)
    assert.deepEqual(globSync('tests/approved/texts/**', { cwd: root }), approvedBefore)
  })
})

const refusal = (...ids: string[]): string => {
  const call = readNewCheckCall(ids)
  assert.ok('refused' in call, ids.join(' '))
  assert.match(call.refused, /^[^\n]+\.$/u)
  return call.refused
}

describe('the id of a new check', () => {
  test('is refused with status 2 and one sentence', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, 'ssl'], { encoding: 'utf8' })
    assert.deepEqual([status, stdout, stderr], [2, '', `${refusal('ssl')}\n`])
  })

  test('is of no other check', () => {
    for (const id of ['ssl', 'facebook', 'sitespeed', 'sitespeed-mobile'])
      assert.match(refusal(id), /already/u)
  })

  test('is no word that the code uses for something else', () => {
    assert.match(refusal('pages'), /is a word of src\/.+: add a word/u)
  })

  test('is of small letters, words joined by "-"', () => {
    for (const id of ['Opening', 'opening_hours', 'opening--hours', 'hours-', '24-hours', '../ssl', ''])
      assert.match(refusal(id), /is no id/u)
    assert.match(refusal(), /Say one id/u)
    assert.match(refusal('one', 'two'), /Say one id/u)
    assert.match(refusal('--force'), /Say one id/u)
  })

  test('may be a part of another check’s code, and gets a code of its own', () => {
    assert.equal(freeValuesFor(HERE, 'breach').code, 'FETTLE-BREACH-CHECK')
    assert.equal(freeValuesFor(HERE, 'price-list').code, 'FETTLE-PRICE-LIST')
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readNewCheckCall } from './new-check-call.ts'
import { newCheckFiles, type NewCheck, pinnedRow } from './new-check-files.ts'
import { freeValuesFor } from './new-check-free.ts'

// Makes the folder of a new check, with a rule that works and is to be replaced: `npm run new:check -- <id> [--root <project>]`.
// What it has written is removed again when it fails.

/** As every test process of the project begins. */
const IMPORTS = ['--import', './scripts/test-process.ts']

/** Written from the catalogue, and changed by every check that there is. */
const GENERATED = ['docs/report.schema.json', 'tests/approved/texts']

/** Writes the files of the check, and what is generated from them. Throws, with everything as it was, when that fails. */
function make(root: string, files: Readonly<Record<string, string>>): void {
  const before = mkdtempSync(join(tmpdir(), 'fettle-new-check-'))
  copyGenerated(root, before)
  const written: string[] = []
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text, { flag: 'wx' })
      written.push(path)
    }
    for (const script of ['generate-catalogue.ts', 'report-schema.ts']) {
      const { status, stderr } = runScript(root, script)
      if (status !== 0) throw new Error(stderr)
    }
    approve(root)
  } catch (error) {
    for (const path of written) rmSync(join(root, path))
    for (const path of Object.keys(files))
      if (path.startsWith('src/checks/')) rmSync(join(root, dirname(path)), { recursive: true, force: true })
    copyGenerated(before, root)
    runScript(root, 'generate-catalogue.ts')
    throw error
  } finally {
    rmSync(before, { recursive: true })
  }
}

function copyGenerated(from: string, to: string): void {
  for (const path of GENERATED) {
    if (!existsSync(join(from, path))) continue
    rmSync(join(to, path), { recursive: true, force: true })
    cpSync(join(from, path), join(to, path), { recursive: true })
  }
}

/** Writes what the check says into the approved texts (`npm run approve`), where its words are read in the difference. */
function approve(root: string): void {
  const tests = globSync('tests/approved/*.test.ts', { cwd: root })
  if (tests.length === 0) return
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test', '--test-update-snapshots', '--test-reporter=spec', ...IMPORTS, ...tests],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_TEST_CONTEXT: undefined } },
  )
  if (status !== 0) throw new Error(stdout)
}

const runScript = (root: string, script: string) =>
  spawnSync(process.execPath, [join(root, 'scripts', script)], { cwd: root, encoding: 'utf8' })

const nextSteps = (check: NewCheck): string => `
Add this row to the pinned table in tests/catalogue.test.ts; everything else is green without it:

${pinnedRow(check)}

Next, in this order:
  1. The rule and its facts: check.ts, facts.ts and check.test.ts in src/checks/${check.id} (npm test -- ${check.id}).
  2. Its place: category, path, triggers and plan in check.ts, and the same in the row above.
  3. What owners read: words.ts. How it is tested: docs/method/${check.id}.md.
  4. npm run schema, npm run approve (read the difference: it is what owners will read), then npm run check.
  5. lesson.md. Once its text is final, npm run lessons records its video and guide; until then they are read on the page.
`

function makeOrSayWhyNot({ root, id }: { root: string; id: string }): void {
  const check = freeValuesFor(root, id)
  const files = newCheckFiles(check)
  try {
    make(root, files)
    process.stdout.write(`${Object.keys(files).join('\n')}\n${nextSteps(check)}`)
  } catch (error) {
    process.stderr.write(`No check was made. ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

const call = readNewCheckCall(process.argv.slice(2))
if ('refused' in call) {
  process.stderr.write(`${call.refused}\n`)
  process.exitCode = 2
} else makeOrSayWhyNot(call)

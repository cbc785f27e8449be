import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { newCheckFiles } from './new-check-files.ts'

// Makes the folder of a new check, with a working rule to be replaced: `npm run new:check -- <id> [--root <project>]`.

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const CHECKS = ['src/checks/*/check.ts', 'src/checks/*/*.check.ts']
const USAGE = 'Say one id and nothing else: npm run new:check -- opening-hours.'
/** Each word begins with a letter, so that the check's variable name in the catalogue is valid and unique. */
const KEBAB_CASE = /^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/u

/** The project and the new id, or one sentence about what is wrong. */
function asked(args: string[]): { root: string; id: string } | { wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { root: { type: 'string', default: HERE } },
      allowPositionals: true,
    })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0) return { wrong: USAGE }
    const wrong = wrongWith(values.root, id)
    return wrong === null ? { root: values.root, id } : { wrong }
  } catch {
    // An unknown option.
    return { wrong: USAGE }
  }
}

function wrongWith(root: string, id: string): string | null {
  if (!KEBAB_CASE.test(id)) return `"${id}" is no id: use small letters and digits, words joined by "-".`
  const isTaken = existsSync(join(root, 'src', 'checks', id)) || sourcesIn(root).includes(`id: '${id}'`)
  if (isTaken) return `There is a check "${id}" already.`
  return existsSync(join(root, 'docs', 'method', `${id}.md`))
    ? `There is a page docs/method/${id}.md already.`
    : null
}

const sourcesIn = (root: string): string =>
  globSync(CHECKS, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

/** The smallest unused weight in the plan. */
function freeWeight(root: string): number {
  const used = new Set([...sourcesIn(root).matchAll(/weight: (\d+)/gu)].map((match) => Number(match[1])))
  let weight = 1
  while (used.has(weight)) weight += 1
  return weight
}

const wish = asked(process.argv.slice(2))
if ('wrong' in wish) {
  process.stderr.write(`${wish.wrong}\n`)
  process.exitCode = 2
} else {
  const { root, id } = wish
  for (const [path, text] of Object.entries(newCheckFiles(id, freeWeight(root)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { flag: 'wx' })
    process.stdout.write(`${path}\n`)
  }
  const generator = join(root, 'scripts', 'generate-catalogue.ts')
  const { status } = spawnSync(process.execPath, [generator], { stdio: 'inherit' })
  process.exitCode = status ?? 1
  process.stdout.write(
    'Next: the rule and its words, a row in tests/catalogue.test.ts, and npm run schema.\n',
  )
}

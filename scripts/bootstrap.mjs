// Runs before start, test and the command line, on any Node from 20 on, with built-in modules only:
// installs packages when they are missing or older than the lockfile, then writes the catalogue of checks when one of its sources is newer.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installed = join(root, 'node_modules', '.package-lock.json')
const lockfile = join(root, 'package-lock.json')
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

// A closed output must not end the script.
process.stderr.on('error', () => undefined)

const isStale = () =>
  !existsSync(installed) || !existsSync(node) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs

/** Runs a command and ends this process with its status when it fails. What it prints goes to standard error. */
function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
  if (done.error) process.stderr.write(`${done.error.message}\n`)
  if (done.status !== 0) process.exit(done.status ?? 1)
}

function install() {
  process.stderr.write('Installing what Fettle needs (once, about a minute) ...\n')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  if (npm) run(process.execPath, [npm, ...args])
  else run('npm', args, { shell: process.platform === 'win32' })
}

/** Files that the generator writes, and the folders and files that it reads. */
const generated = [
  'src/checks/catalogue',
  'src/checks/fixes',
  'src/checks/lessons',
  'src/connectors/connectors',
  'src/report/check-kinds',
  'src/web/app/catalogue',
].map((name) => join(root, `${name}.generated.ts`))
const sources = [
  'src/checks',
  'src/connectors',
  'src/core',
  'src/web/public/lessons',
  'scripts/generate-catalogue.ts',
]
  .map((name) => join(root, name))
  .filter((path) => existsSync(path))

/** Milliseconds since 1970 of the newest change below a path; a removed file changes its folder's time. */
function newestChange(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  const inside = readdirSync(path).filter(isSource)
  return Math.max(found.mtimeMs, ...inside.map((name) => newestChange(join(path, name))))
}
const isSource = (name) => !name.endsWith('.test.ts') && !name.endsWith('.generated.ts')

function isCatalogueStale() {
  const oldest = Math.min(...generated.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0))
  return sources.some((path) => newestChange(path) > oldest)
}

if (isStale()) install()
if (isCatalogueStale())
  run(existsSync(node) ? node : process.execPath, [join(root, 'scripts', 'generate-catalogue.ts')])

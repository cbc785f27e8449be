// Runs before start, test, the command line and what contributors run (CONTRIBUTING.md), on any Node from 20 on, with built-in modules only:
// installs packages when they are missing or older than the lockfile, then writes the catalogue of checks when one of its sources is newer.
// `--to-run`: packages that only test and check Fettle are left out.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNewEnough, NEEDED_NODE } from '../bin/needed-node.mjs'
import { wantedPackages } from './wanted-packages.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installed = join(root, 'node_modules', '.package-lock.json')
const lockfile = join(root, 'package-lock.json')
/** Node of npm, where npm has one for this system (`optionalDependencies`). */
const [system, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
const node = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', program)

const isToRun = process.argv.includes('--to-run')

// A closed output must not end the script.
process.stderr.on('error', () => undefined)

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const isStale = () =>
  !existsSync(installed) ||
  statSync(installed).mtimeMs < statSync(lockfile).mtimeMs ||
  (!isToRun && Object.keys(devDependencies).some((name) => !existsSync(join(root, 'node_modules', name))))

/** Runs a command and ends this process with its status when it fails. What it prints goes to standard error. */
function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
  if (done.error) process.stderr.write(`${done.error.message}\n`)
  if (done.status !== 0) process.exit(done.status ?? 1)
}

/** Installs packages, and says how large they are and how many are there. */
async function install() {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
  const wanted = wantedPackages(packages, { isToRun })
  const [download, room] = isToRun ? ['235 MB', '790 MB'] : ['330 MB', '1.2 GB']
  process.stderr.write(
    `Installing what Fettle needs, once: ${wanted.length} packages, about ${download} to download and ${room} on disk.\n`,
  )
  const npm = process.env.npm_execpath
  const left = isToRun ? ['--omit=dev'] : []
  const args = ['ci', ...left, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, all] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
  const shell = !npm && process.platform === 'win32'
  const child = spawn(command, all, { cwd: root, stdio: ['ignore', 2, 2], shell })
  let told = 0
  const timer = setInterval(() => {
    const there = wanted.filter((path) => existsSync(join(root, path, 'package.json'))).length
    if (there > told) process.stderr.write(`  ${there} of ${wanted.length} packages\n`)
    told = Math.max(told, there)
  }, 5_000)
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(1)
    })
    child.once('exit', resolve)
  })
  clearInterval(timer)
  if (status !== 0) process.exit(status ?? 1)
}

/** Files that the generator writes, and the folders and files that it reads. */
const generated = [
  'src/checks/catalogue',
  'src/checks/fixes',
  'src/checks/lessons',
  'src/connectors/connectors',
  'src/report/check-kinds',
  'src/report/html/styles',
  'src/web/app/catalogue',
].map((name) => join(root, `${name}.generated.ts`))
const sources = [
  'src/checks',
  'src/connectors',
  'src/core',
  'src/report/html/style',
  'src/web/public/lessons',
  'scripts/catalogue',
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

if (isStale()) await install()
if (!isNewEnough(process.versions.node) && !existsSync(node)) {
  process.stderr.write(
    `Fettle needs Node ${NEEDED_NODE}, this is ${process.version}, and npm has none for this system: install Node ${NEEDED_NODE}.\n`,
  )
  process.exit(1)
}
if (isCatalogueStale())
  // The Node that runs this may have been among the packages that npm just replaced.
  run(existsSync(node) ? node : process.execPath, [join(root, 'scripts', 'generate-catalogue.ts')])

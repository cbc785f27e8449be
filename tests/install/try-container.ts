import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify, styleText } from 'node:util'
import { report } from '#report/schema.ts'
import { containerConfig, IMAGE_PACKAGES, type SeccompProfile, seccompProfile } from './container-config.ts'

// Proves the recipe of the image where no container engine runs (Debian, as root; needs mmdebstrap, runc and binutils): assembles the same file system from
// Debian's packages and the npm package, and starts it as compose.yaml does: another user, no capability, read-only, our seccomp profile.
// `--root <folder>` uses a file system that an earlier run kept with `--keep`.
const BIN = 'opt/fettle/node_modules/.bin'
/** The files may have at most so many megabytes, of 1,000,000 bytes as engines print them. */
const MOST_MEGABYTES = 700
const BROWSER = '/usr/bin/chromium-headless-shell'
const DEMO = ['node', '/opt/fettle/node_modules/fettle/bin/fettle.mjs', 'demo', '--json', '-']
const NOT_TRIED = [
  'building by an engine: the base images of Containerfile, its COPY and HEALTHCHECK',
  'compose.yaml as a whole: the images of PostgreSQL, the S3-compatible store and the mail catcher',
  process.arch === 'x64' ? 'arm64' : 'amd64',
]

const run = promisify(execFile)
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const folder = mkdtempSync(join(tmpdir(), 'fettle-container-'))
const given = process.argv[process.argv.indexOf('--root') + 1]
const isGiven = process.argv.includes('--root') && given !== undefined
const root = isGiven ? given : join(folder, 'root')
try {
  if (!existsSync(join(root, BROWSER))) await debian()
  if (!existsSync(join(root, BIN))) await fettle()
  const megabytes = await megabytesOf(root)
  say(`the file system: ${megabytes} MB`)
  cpSync('deploy/healthy', join(root, 'usr/bin/healthy'))
  const profile = seccompProfile.parse(JSON.parse(readFileSync('deploy/seccomp.json', 'utf8')))
  await scans(profile)
  await hasItsHealthChecked(profile)
  await isRefusedMounting(profile)
  await needsUserNamespaces(profile)
  assert.ok(megabytes <= MOST_MEGABYTES, `more than ${MOST_MEGABYTES} MB`)
  say('The image’s file system works.')
  for (const what of NOT_TRIED) say(styleText('yellow', `Not tried here: ${what}.`))
} finally {
  if (process.argv.includes('--keep')) say(`kept: ${root}`)
  else rmSync(folder, { recursive: true, force: true })
}

/** What engines count: bytes of files, each hard link once; not blocks of a disk, and no folders. */
async function megabytesOf(path: string): Promise<number> {
  const { stdout } = await run('find', [path, '-xdev', '-type', 'f', '-printf', '%D:%i %s\\n'], {
    maxBuffer: 1e8,
  })
  const files = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  const sizes = new Map(files.map(([file = '', bytes]): [string, number] => [file, Number(bytes)]))
  return Math.ceil([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1e6)
}

/** The packages that Containerfile installs, without what its base image leaves out and what it removes. */
async function debian(): Promise<void> {
  const options = ['--variant=minbase', `--include=${IMAGE_PACKAGES.join(',')}`]
  await run('mmdebstrap', ['--quiet', ...options, 'bookworm', root])
  await run('sh', ['deploy/slim.sh', 'system', root])
}

async function fettle(): Promise<void> {
  const target = join(root, 'opt/fettle')
  mkdirSync(target, { recursive: true })
  mkdirSync(join(root, 'data'), { recursive: true })
  await run('npm', ['pack', '--pack-destination', folder], { maxBuffer: 1e9 })
  const tarball = join(folder, globSync('*.tgz', { cwd: folder })[0] ?? '')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', target, tarball])
  await run('sh', ['deploy/slim.sh', 'packages', target])
}

/** Scans the sample shop with every check, the browser in its sandbox. */
async function scans(profile: SeccompProfile): Promise<void> {
  const { checks, engine } = report.parse(JSON.parse(await inContainer(profile, DEMO)))
  assert.notEqual(engine.browser, null, 'the browser did not run in its sandbox')
  const speed = checks.find(({ id }) => id === 'sitespeed-mobile')
  assert.equal(speed?.reasonCode, null, `the page was not measured: ${speed?.reasonCode}`)
  say(`scanned as user 10001, read-only, without capabilities, with ${engine.browser} in its sandbox`)
}

/** The health check runs with what the image has left: it fails without a worker, and succeeds beside the file of one. */
async function hasItsHealthChecked(profile: SeccompProfile): Promise<void> {
  const checking =
    'healthy worker || echo ill; mkdir /data/alive; touch /data/alive/worker-1; healthy worker && echo well'
  const said = await inContainer(profile, ['sh', '-c', checking])
  assert.deepEqual(said.trim().split('\n'), ['ill', 'well'])
  say('the health check of workers tells a missing worker from a running one')
}

/** In a user namespace of its own a process has every right over it; the profile still refuses mounting. */
async function isRefusedMounting(profile: SeccompProfile): Promise<void> {
  const mounting =
    'unshare --user --map-root-user --net -- sh -c "mount -t tmpfs none /tmp && echo mounted || echo refused"'
  assert.equal((await inContainer(profile, ['sh', '-c', mounting])).trim(), 'refused')
  say('mounting is refused, also in a user namespace')
}

/** Under a profile like the engines' own, which refuses user namespaces, no browser starts: it never runs without its sandbox. */
async function needsUserNamespaces(profile: SeccompProfile): Promise<void> {
  const NEW_USER = 0x10_00_00_00
  const calls = ['clone', 'clone3', 'unshare']
  const syscalls = profile.syscalls.map((rule) => ({
    ...rule,
    names: rule.names.filter((name) => !calls.includes(name)),
  }))
  const clone = {
    names: ['clone'],
    action: 'SCMP_ACT_ALLOW',
    args: [{ index: 0, value: NEW_USER, valueTwo: 0, op: 'SCMP_CMP_MASKED_EQ' }],
  }
  // clone3 hides its flags from a filter: answered like a kernel without it, so that the C library uses clone.
  const clone3 = { names: ['clone3'], action: 'SCMP_ACT_ERRNO', errnoRet: 38 }
  const { engine } = report.parse(
    JSON.parse(await inContainer({ ...profile, syscalls: [...syscalls, clone, clone3] }, DEMO)),
  )
  assert.equal(engine.browser, null, 'a browser ran without its sandbox')
  say('without user namespaces no browser was started')
}

/** Runs a command as compose.yaml runs one. Returns what it wrote to standard output. */
async function inContainer(profile: SeccompProfile, args: readonly string[]): Promise<string> {
  const bundle = mkdtempSync(join(folder, 'bundle-'))
  const env = [
    `PATH=/${BIN}:/usr/bin:/bin`,
    'HOME=/tmp',
    'FETTLE_DATA=/data',
    `FETTLE_CHROMIUM=${BROWSER}`,
    'FETTLE_BROWSER_SANDBOX=on',
  ]
  const config = containerConfig({ root, profile, args: ['/usr/bin/tini', '--', ...args], env })
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(config))
  const runtime = ['--root', join(folder, 'state'), 'run', '--bundle', bundle, basename(bundle)]
  const { stdout } = await run('runc', runtime, { maxBuffer: 1e8 })
  return stdout
}

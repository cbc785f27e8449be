import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, styleText } from 'node:util'
import { report } from '#report/schema.ts'
import { containerConfig, IMAGE_PACKAGES, seccompProfile } from './container-config.ts'

// Proves the recipe of the image where no container engine runs (Debian, as root; needs mmdebstrap and runc): assembles the same file system from
// Debian's packages and the npm package, and starts it as compose.yaml does: another user, no capability, read-only, our seccomp profile.
// `--root <folder>` uses a file system that an earlier run kept with `--keep`.
const BIN = 'opt/fettle/node_modules/node/bin'
const REMOVED = [
  'usr/share/{doc,man,locale,icons}',
  'usr/lib/*/libLLVM-*',
  'usr/lib/*/libz3.so*',
  'usr/lib/*/dri',
]
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
  if (!existsSync(join(root, 'usr/bin/chromium'))) await debian()
  if (!existsSync(join(root, BIN))) await fettle()
  const { stdout } = await run('du', ['-sxm', root])
  say(`the file system: ${stdout.split('\t')[0]} MB`)
  await scans()
  say('The image’s file system works.')
  for (const what of NOT_TRIED) say(styleText('yellow', `Not tried here: ${what}.`))
} finally {
  if (process.argv.includes('--keep')) say(`kept: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

/** The packages that Containerfile installs, without what its base image leaves out and what it removes. */
async function debian(): Promise<void> {
  const options = ['--variant=minbase', `--include=${IMAGE_PACKAGES.join(',')}`]
  await run('mmdebstrap', ['--quiet', ...options, 'bookworm', root])
  for (const path of globSync(REMOVED, { cwd: root })) rmSync(join(root, path), { recursive: true })
}

async function fettle(): Promise<void> {
  const target = join(root, 'opt/fettle')
  mkdirSync(target, { recursive: true })
  mkdirSync(join(root, 'data'), { recursive: true })
  await run('npm', ['pack', '--pack-destination', folder], { maxBuffer: 1e9 })
  const tarball = join(folder, globSync('*.tgz', { cwd: folder })[0] ?? '')
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', target, tarball])
  for (const unused of ['@sparticuz/chromium/bin', 'node/node_modules'])
    rmSync(join(target, 'node_modules', unused), { recursive: true })
  const unused = globSync('**/*.{map,d.ts,d.mts,d.cts}', { cwd: target })
  for (const file of unused) rmSync(join(target, file))
}

/** Scans the sample shop with every check, the browser in its sandbox. */
async function scans(): Promise<void> {
  const bundle = join(folder, 'bundle')
  mkdirSync(bundle)
  const profile = seccompProfile.parse(JSON.parse(readFileSync('deploy/seccomp.json', 'utf8')))
  const config = containerConfig({
    root,
    profile,
    args: [
      '/usr/bin/tini',
      '--',
      'node',
      '/opt/fettle/node_modules/fettle/bin/fettle.mjs',
      'demo',
      '--json',
      '-',
    ],
    env: [
      `PATH=/${BIN}:/usr/bin:/bin`,
      'HOME=/tmp',
      'FETTLE_DATA=/data',
      'FETTLE_CHROMIUM=/usr/bin/chromium',
      'FETTLE_BROWSER_SANDBOX=on',
    ],
  })
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(config))
  const name = `fettle-try-${process.pid}`
  const runtime = ['--root', join(folder, 'state'), 'run', '--bundle', bundle, name]
  const { stdout } = await run('runc', runtime, { maxBuffer: 1e8 })
  const { checks, engine } = report.parse(JSON.parse(stdout))
  assert.notEqual(engine.browser, null, 'the browser did not run in its sandbox')
  const speed = checks.find(({ id }) => id === 'sitespeed-mobile')
  assert.equal(speed?.reasonCode, null, `the page was not measured: ${speed?.reasonCode}`)
  say(`scanned as user 10001, read-only, without capabilities, with ${engine.browser} in its sandbox`)
}

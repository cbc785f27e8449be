import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { SETTING_NAMES } from '#server/environment.ts'
import { SERVE_ROLES } from '#server/role.ts'

const UNITS = globSync('deploy/systemd/*.service').toSorted()
/** The unit of each role. */
const ROLE_UNITS = { all: 'fettle.service', web: 'fettle-web.service', worker: 'fettle-worker.service' }
const ANALYZE = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((path) => existsSync(path))
const WHY_NOT =
  ANALYZE === undefined ? 'systemd is not installed here: the units were read, not verified' : false
/** Exposure at most, times ten (`systemd-analyze security`; 0 is none, 100 all). */
const MOST_EXPOSURE = 29

const run = promisify(execFile)

/** The values of each key, in order. */
function readUnit(name: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const line of readFileSync(join('deploy/systemd', name), 'utf8').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/u.exec(line) ?? []
    if (key !== undefined && value !== undefined) values.set(key, [...(values.get(key) ?? []), value])
  }
  return values
}

describe('the systemd units', () => {
  let folder = ''
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-units-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  it('are one for each role, which each starts from the npm package', () => {
    assert.deepEqual(
      UNITS.map((path) => basename(path)),
      Object.values(ROLE_UNITS).toSorted(),
    )
    for (const role of SERVE_ROLES) {
      const [command] = readUnit(ROLE_UNITS[role]).get('ExecStart') ?? []
      const word = role === 'all' ? '' : ` ${role}`
      assert.match(command ?? '', new RegExp(`/fettle/bin/fettle\\.mjs serve${word}$`, 'u'))
    }
  })

  it('give the service no capability, no new privileges, a read-only system and a user of its own', () => {
    for (const name of Object.values(ROLE_UNITS)) {
      const unit = readUnit(name)
      const told = ['User', 'NoNewPrivileges', 'CapabilityBoundingSet', 'ProtectSystem', 'ProtectHome']
      assert.deepEqual(
        told.map((key) => unit.get(key)?.join(' ')),
        ['fettle', 'yes', '', 'strict', 'yes'],
        name,
      )
    }
  })

  it('let the web process make no namespace, and workers those of the browser only', () => {
    assert.deepEqual(readUnit(ROLE_UNITS.web).get('RestrictNamespaces'), ['yes'])
    for (const role of ['worker', 'all'] as const)
      assert.deepEqual(readUnit(ROLE_UNITS[role]).get('RestrictNamespaces'), ['user pid net'])
  })

  it('set only settings that there are, and the example too', () => {
    const inUnits = Object.values(ROLE_UNITS).flatMap((name) => readUnit(name).get('Environment') ?? [])
    const example = readFileSync('deploy/systemd/fettle.env.example', 'utf8')
    const names = [...inUnits.join(' ').matchAll(/(\w+)=/gu), ...example.matchAll(/^(?:# )?([A-Z_\d]+)=/gmu)]
    const unknown = names.map(([, name = '']) => name).filter((name) => !SETTING_NAMES.includes(name))
    assert.deepEqual([...new Set(unknown)], ['HOME'])
  })

  it('are accepted by systemd', { skip: WHY_NOT }, async () => {
    for (const path of UNITS) {
      // What it starts is not installed here.
      const copy = join(folder, basename(path))
      writeFileSync(copy, readFileSync(path, 'utf8').replace(/^ExecStart=\S+/mu, 'ExecStart=/bin/true'))
      const { stdout, stderr } = await run(ANALYZE ?? '', ['verify', '--man=no', copy])
      // Newer than systemd 252, which ignores it and says so.
      const said = `${stdout}${stderr}`
        .split('\n')
        .filter((line) => line.includes(folder) && !line.includes('DelegateSubgroup'))
      assert.deepEqual(said, [])
    }
  })

  it('expose less than 3 of 10 by systemd’s own measure', { skip: WHY_NOT }, async () => {
    for (const path of UNITS) {
      const limits = ['--offline=true', `--threshold=${MOST_EXPOSURE}`, '--no-pager']
      const { stdout } = await run(ANALYZE ?? '', ['security', ...limits, path])
      assert.match(stdout, /Overall exposure level .*: [0-2]\.\d/u)
    }
  })
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { parse } from 'yaml'
import { z } from 'zod'
import { SERVE_ROLES } from '#server/role.ts'
import { SETTING_NAMES } from '#server/environment.ts'
import { IMAGE_PACKAGES, IMAGE_USER, IN_MEMORY, seccompProfile } from './install/container-config.ts'

const containerfile = readFileSync('Containerfile', 'utf8')
const profile = seccompProfile.parse(JSON.parse(readFileSync('deploy/seccomp.json', 'utf8')))
const ours = z.object({
  command: z.array(z.string()),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.array(z.string()),
  tmpfs: z.array(z.string()),
  shm_size: z.string(),
  environment: z.record(z.string(), z.string()),
})
const { services } = z
  .object({ services: z.object({ web: ours, worker: ours }) })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))

/** Whether the profile lets every process make this call. */
const isAllowed = (call: string): boolean =>
  profile.syscalls.some(
    ({ names, action, args, includes }) =>
      names.includes(call) && action === 'SCMP_ACT_ALLOW' && args === undefined && includes === undefined,
  )

describe('the container', () => {
  it('runs as its own user, with an init that ends orphans, and with the browser’s sandbox', () => {
    assert.match(containerfile, new RegExp(`^USER ${IMAGE_USER}:${IMAGE_USER}$`, 'mu'))
    assert.match(containerfile, /^ENTRYPOINT \["\/usr\/bin\/tini", "--", /mu)
    assert.match(containerfile, /FETTLE_BROWSER_SANDBOX=on/u)
    assert.doesNotMatch(containerfile, /no-sandbox/u)
  })

  it('has the packages with which its file system is tried', () => {
    const [, installed = ''] = /--no-install-recommends (ca-[\w -]+?) \\/u.exec(containerfile) ?? []
    assert.deepEqual(installed.split(' '), [...IMAGE_PACKAGES])
  })

  it('has its health checked, by one command for every role', () => {
    assert.match(containerfile, /^HEALTHCHECK .*CMD \["healthy"\]$/mu)
    assert.match(containerfile, /^COPY deploy\/healthy \/usr\/bin\/healthy$/mu)
    assert.doesNotMatch(readFileSync('compose.yaml', 'utf8'), /disable: true/u)
  })

  it('is started read-only, without capabilities and new privileges, under the profile that is shipped', () => {
    for (const service of [services.web, services.worker])
      assert.deepEqual(service.security_opt, ['no-new-privileges:true', 'seccomp=deploy/seccomp.json'])
  })

  it('is tried with the folders in memory that it is started with', () => {
    for (const { tmpfs, shm_size } of [services.web, services.worker]) {
      const folders = [...tmpfs, `/dev/shm:mode=1777,size=${shm_size}`].map((line) => line.split(':'))
      assert.deepEqual(
        Object.fromEntries(folders.map(([path = '', options = '']) => [path, options.split(',')])),
        IN_MEMORY,
      )
    }
  })

  it('may make what the browser’s sandbox is made of, and cannot mount or load code into the kernel', () => {
    assert.equal(profile.defaultAction, 'SCMP_ACT_ERRNO')
    assert.deepEqual(
      ['clone', 'unshare', 'chroot', 'seccomp'].filter((call) => !isAllowed(call)),
      [],
    )
    const refused = [
      'mount',
      'umount2',
      'pivot_root',
      'move_mount',
      'bpf',
      'init_module',
      'kexec_load',
      'reboot',
    ]
    assert.deepEqual(refused.filter(isAllowed), [])
  })

  it('gives Fettle only settings that there are, and roles that there are', () => {
    for (const { environment, command } of [services.web, services.worker]) {
      assert.deepEqual(
        Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name)),
        [],
      )
      assert.ok(
        SERVE_ROLES.some((role) => role === command[1]),
        command.join(' '),
      )
    }
    const [, variables = ''] = /^ENV ((?:.*\\\n)*.*)$/mu.exec(containerfile) ?? []
    const names = [...variables.matchAll(/(\w+)=/gu)].map(([, name = '']) => name)
    assert.deepEqual(
      names.filter((name) => !SETTING_NAMES.includes(name)),
      ['PATH', 'HOME'],
    )
  })
})

import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { findBrowser } from './find.ts'
import { launchBrowser, type SandboxUse } from './launch.ts'
import { makeProfile, removeProfile } from './profile.ts'
import { browserUser } from './user.ts'

const GIBIBYTE = 1_073_741_824

test('B24 the kernel refuses a page more memory than the cap, also without the watch', {
  skip: process.platform !== 'linux',
}, async () => {
  const [found, user] = await Promise.all([findBrowser({ executable: null }), browserUser()])
  assert.ok(found, 'a browser is needed')
  const profile = await makeProfile(user)
  const nowhere = { proxyPort: 1, authorities: [], memoryMib: 300 }
  const launched = await launchBrowser(
    { ...found, ...nowhere, profile, user, sandbox: 'prefer' },
    () => undefined,
  )
  try {
    const page = await launched.browser.newPage()
    const claim = (bytes: number): Promise<string> =>
      page.evaluate((size) => {
        try {
          return `got ${new Uint8Array(size).length}`
        } catch (error) {
          return error instanceof RangeError ? 'refused' : String(error)
        }
      }, bytes)
    assert.equal(await claim(1_000), 'got 1000')
    assert.equal(await claim(GIBIBYTE), 'refused')
  } finally {
    await launched.close()
    await removeProfile(profile)
  }
})

/** How often a program in the place of a browser is started, and why it was given up. */
async function startsOf(
  script: string,
  sandbox: SandboxUse = 'prefer',
): Promise<{ starts: number; why: string }> {
  const profile = await makeProfile(null)
  const path = join(profile, 'browser')
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const nowhere = { proxyPort: 1, authorities: [], memoryMib: 300, fonts: null, user: null }
  let starts = 0
  try {
    await launchBrowser({ ...nowhere, path, profile, sandbox }, () => (starts += 1))
    return { starts, why: 'none' }
  } catch (error) {
    return { starts, why: String(error) }
  } finally {
    await removeProfile(profile)
  }
}

test('a browser is tried without its sandbox only where it ended by itself', {
  skip: process.platform === 'win32',
}, async () => {
  const ended = await startsOf('exit 1')
  assert.equal(ended.starts, 2, ended.why)
  const goneSilent = await startsOf('exec 3<&- 4>&-; sleep 20')
  assert.equal(goneSilent.starts, 1, goneSilent.why)
})

test('where the sandbox is required it is tried once, and the operator reads what can be done', {
  skip: process.platform === 'win32',
}, async () => {
  const { starts, why } = await startsOf('exit 1', 'require')
  assert.equal(starts, 1)
  assert.match(why, /FETTLE_BROWSER_SANDBOX=off/u)
})

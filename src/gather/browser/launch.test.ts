import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBrowser } from './find.ts'
import { launchBrowser } from './launch.ts'
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

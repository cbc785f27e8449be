import assert from 'node:assert/strict'
import type { Browser } from 'puppeteer-core'
import { findBrowser } from '#gather/browser/find.ts'
import { launchBrowser } from '#gather/browser/launch.ts'
import { makeProfile, removeProfile } from '#gather/browser/profile.ts'
import { browserUser } from '#gather/browser/user.ts'
import { testExecutable } from './browsers.ts'

/** A browser that reaches nothing, for pages whose HTML a test sets. Close it after the tests. */
export async function openLoneBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const [found, user] = await Promise.all([findBrowser({ executable: testExecutable() }), browserUser()])
  assert.ok(found, 'a browser is needed')
  const profile = await makeProfile(user)
  const nowhere = { proxyPort: 1, authorities: [], memoryMib: 1_536 }
  const launched = await launchBrowser(
    { ...found, ...nowhere, profile, user, sandbox: 'prefer' },
    () => undefined,
  )
  return {
    browser: launched.browser,
    async close() {
      await launched.close()
      await removeProfile(profile)
    },
  }
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { testExecutable } from '#support/browsers.ts'
import { findBrowser } from './find.ts'
import { USUAL_CAP_MIB } from './memory/cap.ts'
import { makeProfile, removeProfile } from './profile.ts'
import { browserUser } from './user.ts'
import { startBrowserWorker } from './worker-process.ts'

/** Longer than a killed process takes to be reported. */
const REPORTED_MS = 1_000
const LIMIT_MS = 30_000

test('a task for a worker that has ended fails at once, not at its deadline', async () => {
  const [found, user] = await Promise.all([findBrowser({ executable: testExecutable() }), browserUser()])
  assert.ok(found, 'a browser is needed')
  const profile = await makeProfile(user)
  const nowhere = { proxyPort: 1, authorities: [], memoryMib: USUAL_CAP_MIB }
  try {
    const worker = await startBrowserWorker({ ...found, ...nowhere, profile, user, sandbox: 'prefer' })
    worker.kill()
    await pause(REPORTED_MS)
    const started = performance.now()
    const answer = await worker.run(
      { type: 'render', pages: [], userAgentSuffix: '', allowedMs: LIMIT_MS },
      LIMIT_MS,
      { onFault: () => undefined },
    )
    assert.equal(answer, 'died')
    assert.ok(performance.now() - started < LIMIT_MS / 2)
  } finally {
    await removeProfile(profile)
  }
})

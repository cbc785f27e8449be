import asyncHooks from 'node:async_hooks'
import '#loading/quick-imports.ts'
import { recordTime } from './record-time.ts'

// Loaded first in each process of `npm test`. Node's test runner follows every promise to the test that made it, so that it can name the test
// of an error that nobody handles. That takes half of the processor time of tests with a network or a database. Without it such an error fails
// its whole file, with its message; nothing passes that would have failed.

const FOLLOWER = 'node:internal/test_runner/harness'
const { createHook } = asyncHooks

asyncHooks.createHook = (callbacks) => {
  const isFollower = new Error().stack?.includes(FOLLOWER) ?? false
  return createHook(isFollower ? { ...callbacks, trackPromises: false } : callbacks)
}

const run = process.env['TEST_RUN_FOLDER']
if (run !== undefined) recordTime(run)

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Health } from '#web/app/queries/admin-queries.ts'
import { healthProblems } from './problems.ts'

const AT = '2026-11-21T10:00:00.000Z'
const daysAgo = (days: number, more = 0) => new Date(Date.parse(AT) - days * 86_400_000 - more).toISOString()
const worker = {
  kind: 'worker',
  pid: 1,
  version: '1',
  memoryBytes: 1,
  startedAt: AT,
  seenAt: AT,
  alive: true,
} as const

const WELL: Health = {
  at: AT,
  versions: { fettle: '1', node: '24', postgresql: '18' },
  database: { bytes: 1, builtIn: true, migrations: 1, newestMigration: AT },
  disk: { freeBytes: 2_000_000_000, totalBytes: 9_000_000_000 },
  processes: [worker],
  workers: 1,
  browser: '/usr/bin/chromium',
  browserSeen: { state: 'running', version: 'Chrome/1', sandbox: 'on', isolation: 'none' },
  instanceUrl: 'https://fettle.fixture',
  opened: [],
  command: 'npx fettle',
  mail: { server: 'mail.fixture', waiting: 3, failed: 0, outbox: 0, lastError: null },
  failedJobs: 0,
  openMessages: 0,
  failedServices: [],
  retiredNames: [],
  lately: {
    scans: [],
    waiting: [],
    browserEnds: [],
    refusals: [],
    mails: { sent: 0, failed: 0 },
    quotas: [],
  },
  lastBackup: { at: daysAgo(7), bytes: 1 },
  backups: {
    to: null,
    everyHours: 24,
    keepDays: 30,
    isEncrypted: false,
    made: null,
    failure: null,
    drill: null,
  },
}
const given = (health: Partial<Health>) =>
  healthProblems({ ...WELL, ...health }).map(({ tone, text }) => `${tone}: ${text}`)

const toneWith = (freeBytes: number) => given({ disk: { freeBytes, totalBytes: 9 } })[0]?.split(':')[0]

test('there are none while all is well', () => assert.deepEqual(given({}), []))

test('a missing worker is a problem, also one of two', () => {
  assert.match(given({ processes: [{ ...worker, alive: false }] })[0] ?? '', /^error: No worker/u)
  assert.deepEqual(given({ workers: 2 }), ['warning: 1 of 2 workers is running.'])
  assert.match(given({ processes: [{ ...worker, kind: 'web' }] })[0] ?? '', /^error: No worker/u)
})

test('little disk space is a warning, next to none an error', () => {
  assert.deepEqual([2_000_000_000, 1_999_999_999, 500_000_000, 499_999_999].map(toneWith), [
    undefined,
    'warning',
    'warning',
    'error',
  ])
})

test('a missing page about our scans is a problem', () => {
  assert.match(given({ instanceUrl: null })[0] ?? '', /^warning: .*Set PUBLIC_ORIGIN/u)
})

test('unanswered messages are a problem', () => {
  assert.deepEqual(given({ openMessages: 1 }), ['warning: 1 message waits for an answer.'])
  assert.deepEqual(given({ openMessages: 2 }), ['warning: 2 messages wait for an answer.'])
})

test('an old backup, and none, are problems; one of seven days is young enough', () => {
  assert.match(
    given({ lastBackup: { at: daysAgo(7, 1), bytes: 1 } })[0] ?? '',
    /newest backup is 7 days old/u,
  )
  assert.match(given({ lastBackup: null })[0] ?? '', /No backup was made yet/u)
})

test('waiting mail is no problem until the mail server refused some', () => {
  const mail = { ...WELL.mail, lastError: 'Invalid login' }
  assert.match(given({ mail })[0] ?? '', /Mail is waiting.*Invalid login/u)
  assert.deepEqual(given({ mail: { ...mail, waiting: 0 } }), [])
  assert.match(given({ mail: { ...mail, server: null } })[0] ?? '', /No mail server/u)
})

test('a refused browser is an error with its reason; one without its sandbox a warning', () => {
  const why = 'Chrome/1 sends packets past the proxy'
  assert.match(
    given({ browserSeen: { state: 'refused', why } })[0] ?? '',
    /^error: The browser is not used.*Chrome\/1 sends packets/u,
  )
  const seen = { state: 'running', version: 'Chrome/1', sandbox: 'off', isolation: 'namespace' } as const
  assert.match(given({ browserSeen: seen })[0] ?? '', /^warning: .*without its sandbox/u)
  assert.deepEqual(given({ browserSeen: null }), [])
})

test('errors come before warnings', () => {
  const tones = healthProblems({ ...WELL, browser: null, failedJobs: 1, workers: 2 }).map(({ tone }) => tone)
  assert.deepEqual(tones, ['error', 'warning', 'warning'])
})

test('an outside service that gave no answer is a problem, and is named', () => {
  assert.deepEqual(given({ failedServices: ['Have I Been Pwned'] }), [
    'warning: The last request to Have I Been Pwned failed: owners read that it gave no answer.',
  ])
})

test('figures that a service no longer gives are a problem, by name', () => {
  const retiredNames = [{ service: 'Facebook', names: ['post_clicks', 'page_follows'] }]
  assert.deepEqual(given({ retiredNames }), [
    'warning: Facebook no longer knows post_clicks and page_follows. Owners see everything else. A newer version of Fettle may ask for other figures.',
  ])
})

const { backups } = WELL
const CLOCK = { ...backups, to: '/backups' }

test('a backup that failed is an error with its reason, and none at all says how to have them made', () => {
  const failure = { at: daysAgo(0, 3_600_000), why: 'no room' }
  assert.match(given({ backups: { ...CLOCK, failure } })[0] ?? '', /^error: .*no room\. It is tried again/u)
  assert.match(given({ lastBackup: null })[0] ?? '', /Set FETTLE_BACKUP_TO/u)
  assert.match(given({ lastBackup: null, backups: CLOCK })[0] ?? '', /backup now$/u)
})

const warned = (everyHours: number, hours: number) =>
  given({
    backups: { ...CLOCK, everyHours },
    lastBackup: { at: daysAgo(0, hours * 3_600_000), bytes: 1 },
  }).length === 1

test('a backup is old when its turn by the clock is long over', () => {
  assert.deepEqual([warned(168, 169), warned(168, 337)], [false, true])
  assert.deepEqual([warned(1, 2), warned(1, 3)], [false, true])
})

test('a drill that found a difference is an error, one that found none is well', () => {
  const drill = { at: AT, backup: 'one', madeAt: AT, tables: 1, rows: 1, files: 0, seconds: 1, problems: [] }
  const lastBackup = { at: daysAgo(1), bytes: 1 }
  assert.deepEqual(given({ lastBackup, backups: { ...CLOCK, drill } }), [])
  const problems = ['The rows of owners came back different.']
  assert.match(
    given({ lastBackup, backups: { ...CLOCK, drill: { ...drill, problems } } })[0] ?? '',
    /^error: The drill with one .*owners/u,
  )
})

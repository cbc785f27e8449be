import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEnvironment } from '../environment.ts'
import { SettingError } from '../setting-error.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
const backupsOf = (env: NodeJS.ProcessEnv) => readEnvironment(env).backups

test('the clock makes no backups where no place is set', () => {
  assert.deepEqual(backupsOf({}), { to: null, everyHours: 24, keepDays: 30, passphrase: null })
})

test('backups go to a folder, or a bucket of the same service as files', () => {
  assert.deepEqual(backupsOf({ FETTLE_BACKUP_TO: '/mnt/backups' }).to, { folder: '/mnt/backups' })
  const { to } = backupsOf({ ...KEYS, FETTLE_BACKUP_TO: 's3://kept/fettle', AWS_REGION: 'ap-southeast-2' })
  assert.ok(to && 'bucket' in to)
  const { endpoint, name, prefix } = to.bucket
  assert.deepEqual([endpoint, name, prefix], ['https://s3.ap-southeast-2.amazonaws.com', 'kept', 'fettle/'])
})

const REFUSED: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  'a folder within that of files, which is swept': {
    FETTLE_DATA: '/data',
    FETTLE_BACKUP_TO: '/data/files/backups',
  },
  'the folder of files itself': { FETTLE_FILES: '/files', FETTLE_BACKUP_TO: '/files/' },
  'a bucket that files have for themselves': {
    ...KEYS,
    FETTLE_FILES: 's3://all',
    FETTLE_BACKUP_TO: 's3://all/backups',
  },
  'a bucket without its key': { FETTLE_BACKUP_TO: 's3://kept' },
  'a passphrase that is soon guessed': { FETTLE_BACKUP_PASSPHRASE: 'short' },
  'an interval of no hours': { FETTLE_BACKUP_EVERY_HOURS: '0' },
  'a time of keeping that is no number': { FETTLE_BACKUP_KEEP_DAYS: 'long' },
}
for (const [what, env] of Object.entries(REFUSED)) {
  test(`the start refuses ${what}`, () => {
    assert.throws(() => readEnvironment(env), SettingError)
  })
}

test('one bucket may hold both, side by side', () => {
  const env = { ...KEYS, FETTLE_FILES: 's3://all/files', FETTLE_BACKUP_TO: 's3://all/backups' }
  assert.notEqual(backupsOf(env).to, null)
})

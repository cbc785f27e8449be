import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { demonstrationEnvironment } from './environment.ts'

const AUTHORITY = '-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----'

test('the demonstration trusts the sample shop, whatever the name of the temporary folder', async (t) => {
  const temporary = await mkdtemp(join(tmpdir(), 'fettle-test-'))
  t.after(() => rm(temporary, { recursive: true }))
  const folder = join(temporary, 'Jane Smith, 100% #1')
  await mkdir(folder)
  const network = { resolve: [], allowPrivate: [], dns: [], ca: [AUTHORITY] }
  const environment = demonstrationEnvironment({}, { folder, network })
  assert.deepEqual(environment.network.ca, [AUTHORITY])
})

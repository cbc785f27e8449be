import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readEnvironment } from '#server/environment.ts'
import { SERVE_ROLES } from '#server/role.ts'
import { startFettle } from '#server/start.ts'
import { StartRefused } from '#store/start-refused.ts'
import { buildsPages } from './serve-command.ts'

describe('serving', () => {
  it('builds the pages unless the machine only has workers, which serve none', () => {
    const building = SERVE_ROLES.filter((role) => buildsPages({ role, mayBuildPages: true }))
    assert.deepEqual(building, ['all', 'web'])
  })

  it('serves the pages of the last build where it may build none', () => {
    const building = SERVE_ROLES.filter((role) => buildsPages({ role, mayBuildPages: false }))
    assert.deepEqual(building, [])
  })

  it('says nothing of pages whose building it ended, where it refuses to start', async () => {
    const pages = Promise.reject(new Error('The operation was aborted'))
    await assert.rejects(startFettle(readEnvironment({}), { role: 'web', pages }), StartRefused)
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startPostgresStandIn } from '#support/postgres-stand-in.ts'
import { until } from '#support/until.ts'
import { listenTo } from './listen-notify.ts'

describe('listening', () => {
  it('leaves no connection behind at a server that lets in and refuses to listen', async (t) => {
    const server = await startPostgresStandIn((connection) => (connection === 1 ? 'done' : 'refused'))
    t.after(() => server.close())
    const faults: unknown[] = []
    const onFault = (error: unknown): void => void faults.push(error)
    const channel = await listenTo(server.url, ['somewhere'], {
      onText: () => undefined,
      onFault,
      onGap: () => undefined,
    })
    server.breakAll()
    const refused = (): number => faults.filter((fault) => String(fault).includes('cannot execute')).length
    await until('it was refused twice', () => refused() >= 2)
    await until('no connection is left', () => server.open() === 0, 5_000)
    assert.ok(server.accepted() >= 3)
    await channel.close()
  })
})

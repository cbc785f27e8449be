import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { connectors } from '#connectors/connectors.generated.ts'
import type { Connector } from '#connectors/connector.ts'
import { DOOR_LIMITS } from '#net/partner-door.ts'
import { doorLimits } from './contexts.ts'

/** Longest time, in the specification, until an owner who gives a permission is told that the service did not answer (O07). */
const PERMISSION_MS = 20_000
/** What a service without limits of its own has for one answer (connectors, 2.2). */
const USUAL_MS = 15_000

const longer = ({ limits }: Connector): boolean => (limits?.requestMs ?? 0) > USUAL_MS
const idOf = ({ id }: Connector): string => id

describe('how long the answer of an outside service is waited for', () => {
  it('O07 is less than 20 s wherever an owner gives a permission, even where reading may take longer', () => {
    const byPermission = connectors.filter(({ connect }) => connect)
    assert.ok(byPermission.some(longer), 'no service tells the two apart')
    for (const connector of byPermission) {
      const { requestMs } = doorLimits(connector, connector.connect?.token.endpoint ?? '')
      assert.ok(requestMs <= USUAL_MS && requestMs < PERMISSION_MS, `${connector.id}: ${requestMs}`)
    }
  })

  it('is 15 s and 5 MB, and a minute only for ranks and ads', () => {
    assert.deepEqual(DOOR_LIMITS, { requestMs: USUAL_MS, mostBytes: 5 * 1024 * 1024, atOnce: 4 })
    assert.deepEqual(connectors.filter(longer).map(idOf).toSorted(), ['adwords', 'dataforseo'])
    for (const connector of connectors)
      for (const endpoint of Object.keys(connector.endpoints)) {
        const { requestMs } = doorLimits(connector, endpoint)
        assert.ok(requestMs <= (longer(connector) ? 60_000 : USUAL_MS), `${connector.id} ${endpoint}`)
      }
  })
})

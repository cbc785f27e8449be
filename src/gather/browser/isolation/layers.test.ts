import assert from 'node:assert/strict'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { BrowserOptions } from '#support/browser.ts'
import { browsersHere, deafToPolicy } from '#support/browsers.ts'
import { ownAddresses, shownBypassSite } from '#support/bypass-site.ts'
import { type Departures, NOTHING, watchDepartures } from '#support/departures.ts'
import { mayHaveOwnNetwork } from '#support/own-network.ts'
import { until } from '#support/until.ts'

const skip = mayHaveOwnNetwork() ? false : 'this system has no network namespace for us'

for (const { name, path: executable } of await browsersHere()) {
  describe(`each layer alone, in ${name}`, () => {
    test('B12 the flags alone let nothing out', async () => {
      await using departures = await watchDepartures()
      const html = await shownBypassSite(departures, {
        executable,
        layers: { namespace: false, script: false },
      })
      assert.match(html, /data-webrtc="function"/u)
      assert.deepEqual(await departures.seen(), NOTHING)
    })

    describe('without a policy for WebRTC', () => {
      let policyIgnorer: Awaited<ReturnType<typeof deafToPolicy>>
      before(async () => {
        policyIgnorer = await deafToPolicy(executable)
      })
      after(() => policyIgnorer.remove())
      const shownSite = (departures: Departures, layers: BrowserOptions['layers']): Promise<string> =>
        shownBypassSite(departures, { executable: policyIgnorer.path, layers: { probe: false, ...layers } })

      test('B12 a page without WebRTC sends no datagram', async () => {
        await using departures = await watchDepartures()
        const html = await shownSite(departures, { namespace: false })
        assert.match(html, /data-webrtc="undefined"/u)
        assert.deepEqual(await departures.seen(), NOTHING)
      })

      test('B12 a network namespace lets nothing out', { skip }, async () => {
        await using departures = await watchDepartures()
        assert.match(await shownSite(departures, { script: false }), /data-webrtc="function"/u)
        assert.deepEqual(await departures.seen(), NOTHING)
      })

      test('the count works: without any layer, packets go to every address', async () => {
        await using departures = await watchDepartures()
        await shownSite(departures, { namespace: false, script: false })
        await until('a datagram arrived', async () => (await departures.seen()).hits > 0)
        if (!departures.countsPackets) return
        const { packets } = await departures.seen()
        for (const address of ownAddresses()) {
          assert.ok(
            packets.includes(`udp ${address} ${departures.port}`),
            `${address} is not in ${packets.join()}`,
          )
        }
      })
    })
  })
}

describe('the observers of packets', () => {
  test('the canary receives packets', async () => {
    await using departures = await watchDepartures()
    const socket = connect({ host: '127.0.0.3', port: departures.port })
    await once(socket, 'close')
    assert.equal((await departures.seen()).hits, 1)
  })

  test('packets to addresses without listener, and DNS queries, are counted', async (context) => {
    await using departures = await watchDepartures()
    if (!departures.countsPackets) return context.skip('packets cannot be counted here')
    const socket = createSocket('udp4')
    socket.send('x', departures.port, '127.0.0.77')
    socket.send(`..${departures.name}..`, 5353, '127.0.0.77')
    const found = await until('both were seen', async () => {
      const { packets } = await departures.seen()
      return packets.length === 2 && packets
    })
    socket.close()
    assert.deepEqual(
      found.toSorted(),
      [`udp 127.0.0.77 ${departures.port}`, 'udp 127.0.0.77 5353'].toSorted(),
    )
  })
})

import assert from 'node:assert/strict'
import { readFileSync, readlinkSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { browsersHere, deafToPolicy } from '#support/browsers.ts'
import { mayHaveOwnNetwork } from '#support/own-network.ts'
import { allProcesses, type Process } from '#support/processes.ts'
import { GatheringFailed } from '../../context.ts'

const PAGE = {
  '/': '<!doctype html><title>Shop</title><p>Hello<script>document.body.dataset.online = navigator.onLine</script>',
}
const skip = mayHaveOwnNetwork() ? false : 'this system has no network namespace for us'

for (const { name, path } of await browsersHere()) {
  describe(`a browser without a policy for WebRTC (${name})`, () => {
    let policyIgnorer: Awaited<ReturnType<typeof deafToPolicy>>
    before(async () => {
      policyIgnorer = await deafToPolicy(path)
    })
    after(() => policyIgnorer.remove())

    test('B12 is refused before it loads a page, with the reason', async () => {
      await using site = await browserAt(PAGE, {
        executable: policyIgnorer.path,
        layers: { namespace: false },
      })
      await assert.rejects(site.service.render(site.at('/')), (error) => {
        assert.ok(error instanceof GatheringFailed)
        assert.equal(error.failure.code, 'browser_unavailable')
        assert.match(error.failure.detail ?? '', /^\S+ sends packets past the proxy \(\d+ arrived/u)
        return true
      })
      assert.equal(site.server.requests.length, 0)
      assert.match(site.notices.join(), /sends packets past the proxy/u)
    })

    test('B12 may be used in its own network namespace, where nothing arrives', { skip }, async () => {
      await using site = await browserAt(PAGE, { executable: policyIgnorer.path })
      assert.match((await site.service.render(site.at('/'))).html, /<p>Hello/u)
    })
  })

  test(`the network namespace has only loopback and one link without a destination, no rights over it, the sandbox on, and pages are online (${name})`, {
    skip,
  }, async () => {
    await using site = await browserAt(PAGE, { executable: path })
    assert.match((await site.service.render(site.at('/'))).html, /data-online="true"/u)
    const main = ourBrowser()
    assert.notEqual(readlinkSync(`/proc/${main.pid}/ns/net`), readlinkSync('/proc/self/ns/net'))
    assert.deepEqual(routesOf(main), [])
    const status = readFileSync(`/proc/${main.pid}/status`, 'utf8')
    assert.match(status, /^CapEff:\s0+$/mu)
    assert.match(status, /^CapAmb:\s0+$/mu)
    assert.deepEqual(site.notices, [])
  })
}

/** The main process of the browser that this test started. */
function ourBrowser(): Process {
  const profile = `fettle-profile-${process.pid}-`
  const found = allProcesses().find(
    ({ command }) => command.includes(profile) && !command.includes('--type='),
  )
  assert.ok(found, 'the browser runs')
  return found
}

/** Routes of a process in the IPv4 routing table, without loopback's. */
const routesOf = ({ pid }: Process): string[] =>
  readFileSync(`/proc/${pid}/net/route`, 'utf8').trim().split('\n').slice(1)

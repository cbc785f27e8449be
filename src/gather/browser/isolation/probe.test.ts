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
const skip = mayHaveOwnNetwork() ? false : 'this system gives us no network namespace'

for (const { name, path } of await browsersHere()) {
  describe(`a browser whose build knows no policy for WebRTC (${name})`, () => {
    let deaf: Awaited<ReturnType<typeof deafToPolicy>>
    before(async () => {
      deaf = await deafToPolicy(path)
    })
    after(() => deaf.remove())

    test('B12 is refused before a page is shown in it, with the reason', async () => {
      await using site = await browserAt(PAGE, { executable: deaf.path, layers: { namespace: false } })
      await assert.rejects(site.service.render(site.at('/')), (error) => {
        assert.ok(error instanceof GatheringFailed)
        assert.equal(error.failure.code, 'browser_unavailable')
        assert.match(error.failure.detail ?? '', /^\S+ sends packets past the proxy \(\d+ arrived/u)
        return true
      })
      assert.equal(site.server.requests.length, 0)
      assert.match(site.notices.join(), /sends packets past the proxy/u)
    })

    test('B12 may be used in a network of its own, where nothing arrives', { skip }, async () => {
      await using site = await browserAt(PAGE, { executable: deaf.path })
      assert.match((await site.service.render(site.at('/'))).html, /<p>Hello/u)
    })
  })

  test(`a network of its own: only loopback and one dead end, no rights over it, the sandbox on, and a page is online (${name})`, {
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

/** Where packets of a process may go, by the routing table of IPv4 without loopback's own. */
const routesOf = ({ pid }: Process): string[] =>
  readFileSync(`/proc/${pid}/net/route`, 'utf8').trim().split('\n').slice(1)

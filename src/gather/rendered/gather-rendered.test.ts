import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPageOf, failureOf, scanPages } from '#support/scan.ts'
import { parserOf } from '../read-page/parser.ts'
import { gatherRenderedPages } from './gather-rendered-pages.ts'

const HOME = 'http://joes.test/'
/** Scripts may write anything, also what takes a parser minutes. */
const rendered = { [HOME]: aPageOf('<h1>Written by a script</h1>') }
const pages = { '/': aPageOf('<h1>Joe</h1><a href="/a">A</a><script src="/a.js"></script>') }

describe('the rendered homepage', () => {
  it('has the facts of what scripts wrote', async () => {
    await using scan = await scanPages(pages, { rendered })
    const [home] = (await scan.want('rendered')).pages
    assert.equal(home?.headings[0]?.text, 'Written by a script')
  })

  it('C04 is parsed where pages as sent are: in a thread with limits of time and memory, not where everything else of the scan waits for it', async () => {
    await using scan = await scanPages(pages, { rendered })
    await scan.want('pages')
    await parserOf(scan.context).close()
    assert.equal((await failureOf(scan.want('rendered'))).code, 'parse_failed')
  })
})

describe('a further page', () => {
  it('C04 that cannot be parsed once it is rendered is left out', async () => {
    const contact = `${HOME}contact`
    const thin = '<!doctype html><title>Contact us</title><h1>Contact us</h1><script src="/a.js"></script>'
    await using scan = await scanPages(
      { '/': aPageOf('<h1>Joe</h1><a href="/contact">Contact us</a>'), '/contact': thin },
      { rendered: { ...rendered, [contact]: thin } },
    )
    const [home] = (await scan.want('rendered')).pages
    await scan.want('pages')
    await parserOf(scan.context).close()
    const shown = await gatherRenderedPages(scan.context)
    assert.deepEqual(scan.renderings, [contact])
    assert.deepEqual(shown.pages, [home])
  })

  it('C08 is left out where the facts of those before it take too much memory', async () => {
    const names = ['ash', 'beech', 'cedar', 'elm', 'fir', 'oak', 'pine', 'yew']
    const thin = '<!doctype html><title>A</title><script src="/a.js"></script>'
    const many = `${thin}${`<form>${'<input>'.repeat(200)}</form>`.repeat(100)}`
    await using scan = await scanPages(
      {
        '/': aPageOf(names.map((name) => `<a href="/${name}">${name}</a>`).join(' ')),
        ...Object.fromEntries(names.map((name) => [`/${name}`, thin.replace('>A<', `>${name}<`)])),
      },
      { rendered: { ...rendered, ...Object.fromEntries(names.map((name) => [HOME + name, many])) } },
    )
    const [, ...shown] = (await gatherRenderedPages(scan.context)).pages
    assert.equal(scan.renderings.length, names.length)
    assert.ok(shown.length > 3 && shown.length < names.length, `${shown.length} pages`)
  })
})

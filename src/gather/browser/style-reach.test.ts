import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BrowserAtSite, browserAt } from '#support/browser.ts'

const page = (head: string, name: string): string =>
  `<!doctype html><html lang="en"><title>t</title>${head}<main class="${name}"><h1>Hello</h1></main>`

describe('how far the styles of a page reach', () => {
  let site: BrowserAtSite
  before(async () => {
    const css = { headers: { 'content-type': 'text/css' } }
    site = await browserAt({
      '/file': page('<link rel="stylesheet" href="/a.css">', 'md:a'),
      '/a.css': { ...css, body: String.raw`.md\:a{color:red}` },
      '/script': page(
        '<script>const s=document.createElement("style");document.head.append(s);s.sheet.insertRule(".b{color:red}")</script>',
        'b',
      ),
      '/adopted': page(
        '<script>const s=new CSSStyleSheet();s.replaceSync(".d{color:red}");document.adoptedStyleSheets=[s]</script>',
        'd',
      ),
      '/none': page('<script src="/missing.js"></script>', 'c'),
    })
  })
  after(() => site[Symbol.asyncDispose]())

  const selectedAt = async (path: string): Promise<number | undefined> => {
    const { evidence } = await site.service.visit('desktop', site.home(path))
    assert.deepEqual([evidence.styleReach?.elements, evidence.styleReach?.withClass], [2, 1])
    return evidence.styleReach?.selected
  }

  test('a class that a file selects is selected', async () => assert.equal(await selectedAt('/file'), 1))
  test('so is one of a rule that a script adds', async () => assert.equal(await selectedAt('/script'), 1))
  test('and of a style that a script makes', async () => assert.equal(await selectedAt('/adopted'), 1))
  test('a class without a rule is not', async () => assert.equal(await selectedAt('/none'), 0))
})

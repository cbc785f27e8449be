import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { GatheringFailed } from '../context.ts'
import { anAnswer } from '#support/parse-html.ts'
import { createParser } from './pool.ts'

/** Takes far longer than a second on any machine; the next page takes almost no time, also on a busy one. */
const SLOW = '<form><button><a href="/x">'.repeat(80_000)
const LARGE = '<div>'.repeat(250_000)
const parsers = {
  quick: createParser({ timeoutMs: 1_000, smallBytes: 0 }),
  small: createParser({ heapMb: 16, smallBytes: 0 }),
  usual: createParser({ smallBytes: 100 }),
}
const isParseFailed = (error: unknown): boolean =>
  error instanceof GatheringFailed && error.failure.code === 'parse_failed'

describe('the parser of pages', () => {
  after(() => Promise.all(Object.values(parsers).map((parser) => parser.close())))

  test('pages are parsed alike in a thread and without one', async () => {
    const html = `<title>Joe’s</title><p>${'bread '.repeat(100)}`
    const inThread = await parsers.usual.parse(anAnswer(html))
    assert.equal(inThread.title.text, 'Joe’s')
    assert.equal(inThread.text.words, 100)
    assert.equal((await parsers.usual.parse(anAnswer('<p>bread'))).text.words, 1)
  })

  test('the lean parse works alike, and bodies stay usable', async () => {
    const body = Buffer.from(`<a href=/x>${'bread '.repeat(100)}</a>`)
    const input = { body, url: 'https://joes.test/', contentType: null }
    const [one, two] = await Promise.all([parsers.usual.targets(input), parsers.usual.targets(input)])
    assert.deepEqual(one, two)
    assert.equal(one.targets[0]?.url, 'https://joes.test/x')
    assert.ok(body.byteLength > 600)
  })

  test('a page over its time fails as parse_failed, and the next pages are parsed', async () => {
    const slow = assert.rejects(parsers.quick.parse(anAnswer(SLOW)), isParseFailed)
    const behind = parsers.quick.parse(anAnswer('<p>bread'))
    await slow
    assert.equal((await behind).text.words, 1)
  })

  test('a page over its memory fails as parse_failed, and the next one is parsed', async () => {
    await assert.rejects(parsers.small.parse(anAnswer(LARGE)), isParseFailed)
    assert.equal((await parsers.small.parse(anAnswer('<p>bread'))).text.words, 1)
  })

  test('a closed parser parses nothing', async () => {
    const parser = createParser({ smallBytes: 0 })
    const open = assert.rejects(parser.parse(anAnswer('<p>x')), isParseFailed)
    await parser.close()
    await open
    await assert.rejects(parser.parse(anAnswer('<p>x')), isParseFailed)
  })
})

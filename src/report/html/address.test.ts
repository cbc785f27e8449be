import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { breakable, unbroken } from './address.ts'

const shown = async (text: string): Promise<string> => (await breakable(text)).toString()

describe('a long address', () => {
  it('may break after its separators', async () => {
    assert.equal(
      await shown('https://joes.test/a/big_cat.jpg?v=1'),
      '<span>https://<wbr>joes.<wbr>test/<wbr>a/<wbr>big_<wbr>cat.<wbr>jpg?<wbr>v=<wbr>1</span>',
    )
  })

  it('is escaped piece by piece', async () => {
    assert.equal(
      await shown('https://joes.test/<b>'),
      '<span>https://<wbr>joes.<wbr>test/<wbr>&lt;b&gt;</span>',
    )
  })

  it('keeps a hyphen in its line, where a line has room for what is around it', async () => {
    assert.equal(
      await shown('https://joes.test/old-menu.html'),
      '<span>https://<wbr>joes.<wbr>test/<wbr><span class="solid">old-menu.</span><wbr>html</span>',
    )
    assert.equal(
      await shown('Homepage (/old-menu.html)'),
      '<span>Homepage (/<wbr><span class="solid">old-menu.</span><wbr>html)</span>',
    )
    assert.doesNotMatch(await shown(`https://joes.test/${'a-long-name-'.repeat(3)}`), /solid/u)
  })

  it('is distinguished from words, which break as usual', () => {
    assert.equal(breakable('Fish/chips. And more'), 'Fish/chips. And more')
  })
})

const copied = async (text: string): Promise<string> =>
  (await Promise.all(unbroken(text).map(async (piece) => (await piece).toString()))).join('')

describe('a text to copy', () => {
  it('breaks between its words and not within them', async () => {
    assert.equal(
      await copied('<loc>https://joes.test/a-b?f=t</loc> and no\n  more'),
      '<span class="solid">&lt;loc&gt;https://joes.test/a-b?f=t&lt;/loc&gt;</span> and no\n  more',
    )
  })

  it('breaks anywhere within a word that is longer than a line', async () => {
    const long = `https://joes.test/${'a-'.repeat(50)}`
    assert.equal(await copied(long), long)
  })

  it('stays as it is but for that', async () => {
    assert.equal(await copied('p=none; - x'), 'p=none; - x')
  })
})

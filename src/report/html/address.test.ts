import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { breakable } from './address.ts'

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

  it('is distinguished from words, which break as usual', () => {
    assert.equal(breakable('Fish/chips. And more'), 'Fish/chips. And more')
  })
})

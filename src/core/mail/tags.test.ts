import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseTags } from './tags.ts'

const tagsOf = (record: string) => Object.fromEntries(parseTags(record))

describe('the tags of a mail record', () => {
  it('are pairs between semicolons, with spaces around them and values with "="', () =>
    assert.deepEqual(tagsOf('v=DKIM1; k = rsa ;p=QQ=='), { v: 'DKIM1', k: 'rsa', p: 'QQ==' }))

  it('have names in lower case, and the first value of each', () =>
    assert.deepEqual(tagsOf('v=DMARC1; P=none; p=reject'), { v: 'DMARC1', p: 'none' }))

  it('are none where a name is missing', () =>
    assert.deepEqual(tagsOf('v=DMARC1; =a; =b; none;'), { v: 'DMARC1' }))
})

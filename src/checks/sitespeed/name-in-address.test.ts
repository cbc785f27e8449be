import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nameInAddress } from './name-in-address.ts'

describe('the name in an address', () => {
  it('is its last part, readable, whatever follows it', () => {
    assert.equal(nameInAddress('https://joes.test/img/peonies%20banner.jpg?v=2#top'), 'peonies banner.jpg')
    assert.equal(nameInAddress('https://joes.test/img/%E8%8A%B1.png'), '花.png')
    assert.equal(nameInAddress('https://joes.test/100%.jpg'), '100%.jpg')
  })

  it('is the host where there is no last part, or nothing of it can be seen', () => {
    assert.equal(nameInAddress('https://cdn.joes.test/'), 'cdn.joes.test')
    assert.equal(nameInAddress('https://cdn.joes.test/img/%20%0A'), 'cdn.joes.test')
  })

  it('stands on one line, and turns and breaks no text around it', () => {
    assert.equal(nameInAddress('https://joes.test/a%0D%0Ab%00c.jpg'), 'a b c.jpg')
    assert.equal(nameInAddress('https://joes.test/%E2%80%AEgpj.exe'), 'gpj.exe')
  })

  it('is cut where it is long, also where it is no address', () => {
    assert.equal(nameInAddress(`https://joes.test/${'a'.repeat(300)}.jpg`).length, 60)
    assert.equal(nameInAddress('x'.repeat(300)).length, 60)
  })
})
